import { FakeProofChannel } from './FakeProofChannel'
import { encodeProof } from './model/proofMessage'
import { ProofWire } from './ProofWire'

const refused = { type: 'proof-refused' } as const

function started() {
  const channel = new FakeProofChannel()
  return { channel, wire: new ProofWire(channel) }
}

describe('ProofWire', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('has what came before anybody asked for it', async () => {
    const { channel, wire } = started()
    channel.hear(encodeProof(refused))

    expect(await wire.next()).toEqual(refused)
  })

  it('waits for a message of the proof, and passes others by', async () => {
    const { channel, wire } = started()
    const next = wire.next()
    channel.hear('{"v":1,"type":"ping","number":1}')
    channel.hear('{"v":1,"type":"proof-of-opener","mac":"short"}')
    channel.hear(encodeProof(refused))

    expect(await next).toEqual(refused)
  })

  it('tells a peer that proves nothing from one that is not heard', async () => {
    const [talking, silent] = [started(), started()]
    const found = Promise.all([talking.wire.next(), silent.wire.next()])
    for (let second = 0; second < 11; second++) {
      await jest.advanceTimersByTimeAsync(1_000)
      talking.channel.hear('{"v":1,"type":"ping","number":1}')
    }

    expect(await found).toEqual(['late', 'lost'])
  })

  it('keeps no flood, and nothing once it is stopped', async () => {
    const { channel, wire } = started()
    for (let time = 0; time < 9; time++) channel.hear(encodeProof(refused))
    wire.stop()
    for (let time = 0; time < 4; time++) await wire.next()
    channel.hear(encodeProof(refused))
    const next = wire.next()
    await jest.advanceTimersByTimeAsync(10_000)

    expect(await next).toBe('lost')
  })

  it('loses a peer as soon as the channel closes, and says nothing to it', async () => {
    const { channel, wire } = started()
    const next = wire.next()
    channel.close()
    wire.send(refused)

    expect(await next).toBe('lost')
    expect(channel.sent).toEqual([])
  })
})
