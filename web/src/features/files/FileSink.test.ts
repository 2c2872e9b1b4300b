import { sinkFor } from './FileSink'

const large = { name: 'film.mp4', size: 25_000_000 }

const asking = (answer: () => Promise<unknown>) =>
  Object.assign(window, { showSaveFilePicker: jest.fn(answer) })

describe('sinkFor', () => {
  afterEach(() => Reflect.deleteProperty(window, 'showSaveFilePicker'))

  it('asks where to save a large file', async () => {
    asking(async () => ({ createWritable: async () => ({}) }))
    expect(await sinkFor(large)).toMatchObject({ place: 'chosen' })
  })

  it('leaves no file behind at the chosen place if the transfer is aborted', async () => {
    const remove = jest.fn(async () => {})
    const abort = jest.fn(async () => {})
    asking(async () => ({ createWritable: async () => ({ abort }), remove }))
    const sink = await sinkFor(large)
    sink?.abort()
    await new Promise(process.nextTick)
    expect(abort).toHaveBeenCalledTimes(1)
    expect(remove).toHaveBeenCalledTimes(1)
  })

  it('accepts no file if the person chose no place', async () => {
    asking(() => Promise.reject(new DOMException('', 'AbortError')))
    expect(await sinkFor(large)).toBeNull()
  })

  it.each([
    [
      'does not ask',
      () => Promise.reject(new DOMException('', 'SecurityError')),
    ],
    [
      'cannot write there',
      async () => ({
        createWritable: () =>
          Promise.reject(new DOMException('', 'NoModificationAllowedError')),
      }),
    ],
  ])('saves it as a download if the browser %s', async (_, answer) => {
    asking(answer)
    expect(await sinkFor(large)).toMatchObject({ place: 'downloads' })
  })

  it('does not ask about a small file', async () => {
    asking(() => Promise.reject(new Error('asked')))
    const small = { ...large, size: 24_999_999 }
    expect(await sinkFor(small)).toMatchObject({ place: 'downloads' })
  })
})
