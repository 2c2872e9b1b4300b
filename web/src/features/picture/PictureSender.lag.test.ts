import { FakeConnection } from 'src/features/call/FakeConnection'
import { FakeRtpSender, screenTrack } from 'src/features/call/FakeRtpSender'
import { encodeCallMessage } from 'src/features/call/model/callProtocol'
import { PeerJsCall } from 'src/features/call/PeerJsCall'
import {
  greet,
  remoteId,
  reporting,
  secretsOf,
  wireFor,
} from 'src/features/call/PeerJsCall.fixtures'
import { fakeStream } from 'src/features/capture/FakeMediaStream'

const ms = (duration: number) => jest.advanceTimersByTimeAsync(duration)

async function sending() {
  const connection = new FakeConnection()
  const sender = new FakeRtpSender()
  sender.track = screenTrack(1, 1)
  const peerConnection = connection.peerConnection!
  Object.assign(peerConnection, { getSenders: () => [sender] })
  const call = new PeerJsCall(
    connection.asMediaConnection(),
    remoteId,
    wireFor(),
    secretsOf()
  ).placed(reporting().report)
  const line = peerConnection.channel
  connection.emit('stream', fakeStream())
  await greet(line)
  call.admit()
  const hear = (message: Parameters<typeof encodeCallMessage>[0]) =>
    line.hear(encodeCallMessage(message))
  setInterval(() => hear({ type: 'ping', number: 1 }), 500)
  void call.showTrack(screenTrack(1920, 1080, 'window'))
  sender.framesSent = 1
  await ms(6_000)
  const looks = jest.spyOn(sender, 'getStats')
  return {
    sender,
    tellLag: (delayMs = 400) => hear({ type: 'lag', delayMs, droppedShare: 0 }),
    /** Waits for the sender's next sample, taken once a second. */
    async look() {
      const { length } = looks.mock.calls
      while (looks.mock.calls.length === length) await ms(10)
      await ms(0)
    },
  }
}

describe('PictureSender for a viewer who lags behind', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    jest.clearAllTimers()
    jest.useRealTimers()
  })

  it('sends ever fewer frames while the viewer reports a lag', async () => {
    const { sender, tellLag, look } = await sending()
    const rates: unknown[] = []
    await look()
    for (const delayMs of [800, 800, 400, 400]) {
      tellLag(delayMs)
      await look()
      rates.push(sender.encoding?.maxFramerate)
    }
    expect(rates).toEqual([undefined, 22, 22, 16])
    expect(sender.encoding).toMatchObject({ scaleResolutionDownBy: 1 })
  })

  it('ignores a report that is older than a second and a half', async () => {
    const { sender, tellLag, look } = await sending()
    await look()
    await ms(400)
    tellLag()
    for (let count = 0; count < 3; count++) await look()
    expect(sender.encoding).toHaveProperty('maxFramerate', undefined)

    // The next two samples are taken 0.4 s and 1.4 s after this report.
    await ms(600)
    tellLag()
    for (let count = 0; count < 2; count++) await look()
    expect(sender.encoding).toHaveProperty('maxFramerate', 22)
  })

  it('ignores a lag that nobody notices', async () => {
    const { sender, tellLag, look } = await sending()
    for (let count = 0; count < 4; count++) {
      tellLag(150)
      await look()
      expect(sender.encoding).toHaveProperty('maxFramerate', undefined)
    }
  })
})
