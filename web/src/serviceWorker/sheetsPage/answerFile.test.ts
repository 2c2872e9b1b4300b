import { answerFile } from './answerFile'

// jsdom has no answers of a server.
const answer = (name: string, ok = true) => ({ name, ok }) as never
const none = answer('none', false)
const failure = () => Promise.reject(new TypeError('Failed to fetch'))

beforeAll(
  () => void Object.assign(globalThis, { Response: { error: () => none } })
)
afterAll(() => void Reflect.deleteProperty(globalThis, 'Response'))

const network = answer('network')
const kept = answer('kept')
const gone = answer('gone', false)

const usual = {
  isForSheets: async () => false,
  fromNetwork: async () => network,
  fromPrecache: async () => kept,
}

describe('a file that the page of the sheets needs', () => {
  it('comes from the network for every other page', async () => {
    expect(await answerFile(usual)).toBe(network)
  })

  it('comes from the precache where the network fails, or the server has another build', async () => {
    expect(await answerFile({ ...usual, fromNetwork: failure })).toBe(kept)
    const fromNetwork = async () => gone
    expect(await answerFile({ ...usual, fromNetwork })).toBe(kept)
  })

  it('fails as it would without a worker where it is not kept', async () => {
    const other = { ...usual, fromPrecache: async () => undefined }
    expect(await answerFile({ ...other, fromNetwork: failure })).toBe(none)
    const fromNetwork = async () => gone
    expect(await answerFile({ ...other, fromNetwork })).toBe(gone)
  })

  it('comes from the precache for the page of the sheets, which asks nobody', async () => {
    const fromNetwork = jest.fn(failure)
    const ways = { ...usual, isForSheets: async () => true, fromNetwork }
    expect(await answerFile(ways)).toBe(kept)
    expect(fromNetwork).not.toHaveBeenCalled()
  })

  it('comes from the network for the page of the sheets where the precache fails or is empty', async () => {
    const ways = { ...usual, isForSheets: async () => true }
    expect(await answerFile({ ...ways, fromPrecache: failure })).toBe(network)
    const fromPrecache = async () => undefined
    expect(await answerFile({ ...ways, fromPrecache })).toBe(network)
  })
})
