import { canvasShowsWhatIsDrawn } from './canvasShowsWhatIsDrawn'

/** jsdom cannot draw, so the test provides the pixels that are read. */
function reading(data: number[] | null) {
  const drawing = {
    fillStyle: '',
    fillRect: () => {},
    getImageData: () => ({ data: Uint8ClampedArray.from(data ?? []) }),
  }
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue((data && drawing) as never)
  return canvasShowsWhatIsDrawn()
}

const pixels = (...pixel: number[]) => Array(4).fill(pixel).flat()

afterEach(() => jest.restoreAllMocks())

describe('a canvas', () => {
  it('is accepted if the page reads what it has drawn', () => {
    expect(reading(pixels(0x48, 0x48, 0x48, 255))).toBe(true)
  })

  it('is accepted with a few bits changed', () => {
    expect(reading(pixels(0x49, 0x47, 0x48, 255))).toBe(true)
  })

  it.each([
    ['stripes', [...pixels(0x48, 0x48, 0x48, 255).slice(0, 12), 1, 2, 3, 255]],
    ['one colour', pixels(255, 255, 255, 255)],
    ['nothing', null],
  ])('is rejected if the page reads %s', (_, data) => {
    expect(reading(data)).toBe(false)
  })
})
