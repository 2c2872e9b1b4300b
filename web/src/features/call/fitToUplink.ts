import { listen } from 'src/browser/listen'
import { pairInUse, statsEntries } from 'src/browser/statsEntries'
import { after, wait } from 'src/browser/unthrottledTimers'
import {
  openStills,
  type PictureSender,
  stillOf,
  type WideLink,
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

/** Far above the numbers of heartbeats, which count from 1. */
const firstNumber = 1_000_000_000

/** The headers of IPv4, UDP, DTLS and SCTP. */
const headerBytes = 80

/** Both pages are busy right after the connection is made. */
const settleMs = 100

/**
 * How long the full picture waits for the small still picture before it. On a
 * slow computer, an encoder that starts earlier doubles the delay of the still
 * picture (docs/picture.md).
 */
const stillPatienceMs = 300

/** A higher start rate made no picture appear sooner (docs/picture.md). */
const mostStartBps = 30_000_000

/**
 * Busy computers may deliver the first packets late, which lowers the browser’s
 * bandwidth estimate to 4 to 15 Mbit/s. An estimate that started below this
 * value is not restarted, because a narrow link may be the reason
 * (docs/picture.md).
 */
const leastStartAgainBps = 16_000_000

type Wire = Pick<RTCDataChannel, 'send' | 'readyState'> & EventTarget

type StartAt = (bps: number) => Promise<void>

/**
 * Measures the uplink while the person is choosing a screen, with bursts of
 * padded pings, which pages of any version answer. The browser’s bandwidth
 * estimate then starts at this rate. A wide link gets a still picture, then the
 * full picture at once; a slower link starts with a small picture.
 *
 * @param picture measuring stops once it is shown
 * @param startAt restarts the bandwidth estimate, in bits per second
 */
export async function fitToUplink(
  wire: Wire,
  picture: Pick<PictureSender, 'isShowing' | 'wideLink'>,
  startAt: StartAt,
  peerConnection: Pick<RTCPeerConnection, 'createDataChannel' | 'getStats'>
): Promise<void> {
  await wait(settleMs)
  const roundTripMs = await roundTripOf(peerConnection)
  const trains = await measure(wire, picture, startAt, roundTripMs)
  const carried = trains && uplinkRate(trains, roundTripMs)
  if (!carried || picture.isShowing) return
  if (carried < usualStartBps) return startAt(carried * usableShare)
  // Busy pages make the link seem slower; without the round trip, the measured
  // rate is higher.
  const seen = uplinkRate(trains, null) ?? carried
  const startBps = Math.min(seen * usableShare, mostStartBps)
  await startAt(startBps)
  if (!window.MediaStreamTrackProcessor) return
  const sendStill = openStills(peerConnection)
  const send: WideLink['sendStill'] = async (track, isCurrent) => {
    const still = await stillOf(track)
    if (still && isCurrent()) sendStill(still)
  }
  picture.wideLink = {
    sendStill: (...still) =>
      Promise.race([send(...still).catch(() => {}), wait(stillPatienceMs)]),
    fallenBps: startBps < leastStartAgainBps ? 0 : startBps / 2,
    startAgain: () => void startAt(startBps).catch(() => {}),
  }
}

/** The browser itself answers ICE checks, even on a busy page. */
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
 * Applies the rate of a seemingly slow link at once, because the screen may be
 * chosen before the next train is answered.
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

/** @returns the times in ms at which packets were answered in time */
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
