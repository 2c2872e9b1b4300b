import { nextPaint } from './nextPaint'

describe('nextPaint', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('waits until a frame has been painted', async () => {
    let paint = (): void => undefined
    jest
      .spyOn(window, 'requestAnimationFrame')
      .mockImplementation((callback) => {
        paint = () => callback(0)
        return 1
      })
    const painted = jest.fn()
    void nextPaint().then(painted)

    await jest.advanceTimersByTimeAsync(100)
    expect(painted).not.toHaveBeenCalled()

    paint()
    await jest.advanceTimersByTimeAsync(1)
    expect(painted).toHaveBeenCalled()
  })

  it('does not wait forever on a hidden page', async () => {
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1)
    const painted = jest.fn()
    void nextPaint().then(painted)

    await jest.advanceTimersByTimeAsync(250)
    expect(painted).toHaveBeenCalled()
  })
})
