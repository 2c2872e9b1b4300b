import { listen } from 'src/browser/listen'
import { pairInUse, statsEntries } from 'src/browser/statsEntries'
import { after, wait } from 'src/browser/unthrottledTimers'
import {
  openStills,
  type PictureSender,
  type SendStillAhead,
  stillOf,
} from 'src/features/picture'

import { encodeCallMessage, parseCallMessage } from './model/callProtocol'
import {
  isRateKnown,
  isSlow,
  trainLength,
  trainPacketBytes,
  trainPatienceMs,
  uplinkRate,
  usableShare,
} from './model/uplinkRate'
import { usualStartBps } from './tuneAnswers'

/** The number of the first ping, far above the numbers of heartbeats. */
const firstNumber = 1_000_000_000

/** The size of the headers of IPv4, UDP, DTLS and SCTP. */
const headerBytes = 80

/**
 * The measurement waits this long, because both pages are busy right after the
 * connection is made.
 */
const settleMs = 100

/**
 * How long the video waits for a small still image that is sent before it. On a
 * slow computer, a video encoder that starts earlier doubles the delay of the
 * still image (docs/picture.md).
 */
const stillPatienceMs = 300

/** A higher start rate made no picture appear sooner (docs/picture.md). */
const mostStartBps = 30_000_000

type Wire = Pick<RTCDataChannel, 'send' | 'readyState'> & EventTarget

type StartAt = (bps: number) => Promise<void>

/**
 * Measures the uplink with bursts of padded pings while the person is choosing
 * a screen; pages of any version answer pings. The browser’s bandwidth estimate
 * then starts at the measured rate. On a fast link, a still image is sent
 * first, and then the full picture at once; on a slower link, the picture
 * starts small.
 *
 * @param picture measuring stops once the picture is shown
 * @param startAt restarts the bandwidth estimate, in bits per second
 */
export async function fitToUplink(
  wire: Wire,
  picture: Pick<PictureSender, 'isShowing' | 'sendStillAhead'>,
  startAt: StartAt,
  peerConnection: Pick<RTCPeerConnection, 'createDataChannel' | 'getStats'>
): Promise<void> {
  await wait(settleMs)
  const roundTripMs = await roundTripOf(peerConnection)
  const trains = await measure(wire, picture, startAt, roundTripMs)
  const carried = trains && uplinkRate(trains, roundTripMs)
  if (!carried || picture.isShowing) return
  if (carried < usualStartBps) return startAt(carried * usableShare)
  // Busy pages answer late, which makes the link seem slower. The rate
  // calculated without the round trip is higher, and closer to the link’s rate.
  const seen = uplinkRate(trains, null) ?? carried
  const startBps = Math.min(seen * usableShare, mostStartBps)
  await startAt(startBps)
  if (!window.MediaStreamTrackProcessor) return
  const sendStill = openStills(peerConnection)
  const send: SendStillAhead = async (track, isCurrent) => {
    const still = await stillOf(track)
    if (still && isCurrent()) sendStill(still)
  }
  picture.sendStillAhead = (...still) =>
    Promise.race([send(...still).catch(() => {}), wait(stillPatienceMs)])
}

/** The browser answers ICE checks even if the page is busy. */
async function roundTripOf(
  peerConnection: Pick<RTCPeerConnection, 'getStats'>
): Promise<number | null> {
  const pair = await pairOf(peerConnection)
  return pair?.currentRoundTripTime ? pair.currentRoundTripTime * 1_000 : null
}

async function pairOf(peerConnection: Pick<RTCPeerConnection, 'getStats'>) {
  const stats = await peerConnection.getStats().catch(() => null)
  return stats && pairInUse(statsEntries(stats))
}

/**
 * Sends trains (bursts of pings) until the rate is known. If the link seems
 * slow, sets the start rate at once, because the screen may be chosen before
 * the next train is answered.
 *
 * @returns the times in ms of the answers to each train; null if the picture
 * starts first, or no rate is known
 */
async function measure(
  wire: Wire,
  picture: { isShowing: boolean },
  startAt: StartAt,
  roundTripMs: number | null
): Promise<number[][] | null> {
  const trains: number[][] = []
  while (!picture.isShowing && wire.readyState === 'open') {
    const first = firstNumber + trains.length * trainLength
    const answers = await train(wire, first)
    trains.push(answers)
    const rate = uplinkRate(trains, roundTripMs)
    if (rate === null || answers.length === 0) return null
    if (isRateKnown(rate, trains.length, usualStartBps)) return trains
    if (isSlow(rate) && !picture.isShowing) await startAt(rate * usableShare)
  }
  return null
}

/**
 * @returns the times in ms, from the start of the train, at which its pings
 * were answered within `trainPatienceMs`
 */
function train(wire: Wire, first: number): Promise<number[]> {
  const answeredAfterMs = new Map<number, number>()
  const sentMs = performance.now()
  return new Promise((resolve) => {
    const end = () => {
      unlisten()
      resolve([...answeredAfterMs.values()])
    }
    const endWaiting = after(trainPatienceMs, end)
    const unlisten = listen<MessageEvent>(wire, 'message', ({ data }) => {
      const message = parseCallMessage(data)
      if (typeof message === 'string' || message.type !== 'pong') return
      const { number } = message
      if (number < first || number >= first + trainLength) return
      answeredAfterMs.set(number, performance.now() - sentMs)
      if (answeredAfterMs.size < trainLength) return
      endWaiting()
      end()
    })
    for (let index = 0; index < trainLength; index++) {
      wire.send(paddedPing(first + index))
    }
  })
}

function paddedPing(number: number): string {
  const ping = (padding: string) =>
    encodeCallMessage({ type: 'ping', number, padding })
  const { length } = ping('')
  return ping('.'.repeat(trainPacketBytes - headerBytes - length))
}
