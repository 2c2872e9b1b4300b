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

  it('buffers messages that arrive before they are requested', async () => {
    const { channel, wire } = started()
    channel.hear(encodeProof(refused))

    expect(await wire.next()).toEqual(refused)
  })

  it('waits for a message of the proof, and ignores others', async () => {
    const { channel, wire } = started()
    const next = wire.next()
    channel.hear('{"v":1,"type":"ping","number":1}')
    channel.hear('{"v":1,"type":"proof-of-opener","mac":"short"}')
    channel.hear(encodeProof(refused))

    expect(await next).toEqual(refused)
  })

  it('distinguishes a peer without proof from a lost one', async () => {
    const [talking, silent] = [started(), started()]
    const found = Promise.all([talking.wire.next(), silent.wire.next()])
    for (let second = 0; second < 11; second++) {
      await jest.advanceTimersByTimeAsync(1_000)
      talking.channel.hear('{"v":1,"type":"ping","number":1}')
    }

    expect(await found).toEqual(['late', 'lost'])
  })

  it('buffers a limited number of messages, and none once it is stopped', async () => {
    const { channel, wire } = started()
    for (let time = 0; time < 9; time++) channel.hear(encodeProof(refused))
    wire.stop()
    for (let time = 0; time < 4; time++) await wire.next()
    channel.hear(encodeProof(refused))
    const next = wire.next()
    await jest.advanceTimersByTimeAsync(10_000)

    expect(await next).toBe('lost')
  })

  it('treats the peer as lost once the channel closes, and sends nothing', async () => {
    const { channel, wire } = started()
    const next = wire.next()
    channel.close()
    wire.send(refused)

    expect(await next).toBe('lost')
    expect(channel.sent).toEqual([])
  })
})
