import { answerFile } from './answerFile'

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

describe('a file that the sheets page needs', () => {
  it('comes from the network for every other page', async () => {
    expect(await answerFile(usual)).toBe(network)
  })

  it('comes from the precache if the network fails or the server has another build', async () => {
    expect(await answerFile({ ...usual, fromNetwork: failure })).toBe(kept)
    const fromNetwork = async () => gone
    expect(await answerFile({ ...usual, fromNetwork })).toBe(kept)
  })

  it('fails as without a worker if it is not cached', async () => {
    const other = { ...usual, fromPrecache: async () => undefined }
    expect(await answerFile({ ...other, fromNetwork: failure })).toBe(none)
    const fromNetwork = async () => gone
    expect(await answerFile({ ...other, fromNetwork })).toBe(gone)
  })

  it('comes from the precache for the sheets page, without a request', async () => {
    const fromNetwork = jest.fn(failure)
    const ways = { ...usual, isForSheets: async () => true, fromNetwork }
    expect(await answerFile(ways)).toBe(kept)
    expect(fromNetwork).not.toHaveBeenCalled()
  })

  it('comes from the network for the sheets page if the precache fails or is empty', async () => {
    const ways = { ...usual, isForSheets: async () => true }
    expect(await answerFile({ ...ways, fromPrecache: failure })).toBe(network)
    const fromPrecache = async () => undefined
    expect(await answerFile({ ...ways, fromPrecache })).toBe(network)
  })
})
