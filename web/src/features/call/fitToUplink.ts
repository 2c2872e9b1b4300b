import { listen } from 'src/browser/listen'
import { pairInUse, statsEntries } from 'src/browser/statsEntries'
import { after, wait } from 'src/browser/unthrottledTimers'
import {
  openStills,
  type PictureSender,
  type SendStill,
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

/** Heartbeats count from 1. */
const firstNumber = 1_000_000_000

/** IPv4, UDP, DTLS and SCTP. */
const headerBytes = 80

/** The connection has just been made, and both pages have been busy with it. */
const settleMs = 100

/**
 * The whole picture waits so long for the still: an encoder that begins meanwhile
 * doubles the still's time on a slow computer (docs/picture.md).
 */
const stillPatienceMs = 300

/** More made no picture appear sooner (docs/picture.md). */
const mostStartBps = 30_000_000

/**
 * Two busy computers deliver the first packets late, and the estimate falls to 4 to 15
 * Mbit/s. A narrower link may have done the same (docs/picture.md).
 */
const leastStartAgainBps = 16_000_000

/** From the still to the first reports of the receiver (measured: 100 to 450). */
const fallPatienceMs = 800
const fallPollMs = 25

type Wire = Pick<RTCDataChannel, 'send' | 'readyState'> & EventTarget

type StartAt = (bps: number) => Promise<void>

/**
 * Learns what this side's link carries while the person still chooses a screen:
 * with bursts of padded pings, which pages of any version answer. The browser's
 * estimate then starts with what was learnt. On a wide link the whole picture is
 * sent at once, with a still ahead of it, and the estimate starts once more where the
 * first packets have made it fall; a slower one gets a small picture first,
 * at its own pace.
 *
 * @param picture is disturbed once it is shown, and tells nothing then
 * @param startAt starts the bandwidth estimate again, at bits a second
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
  // Wide enough, and perhaps wider than busy pages let it seem.
  const seen = uplinkRate(trains, null) ?? carried
  const startBps = Math.min(seen * usableShare, mostStartBps)
  await startAt(startBps)
  if (!window.MediaStreamTrackProcessor) return
  const sendStill = openStills(peerConnection)
  const send: SendStill = async (track, isCurrent) => {
    const still = await stillOf(track)
    if (still && isCurrent()) sendStill(still)
  }
  const startAgain = async () => {
    const endMs = performance.now() + fallPatienceMs
    while (performance.now() < endMs) {
      await wait(fallPollMs)
      const pair = await pairOf(peerConnection)
      const { availableOutgoingBitrate = startBps } = pair ?? {}
      if (availableOutgoingBitrate < startBps / 2) return startAt(startBps)
    }
  }
  picture.sendStillAhead = async (...still) => {
    await Promise.race([send(...still).catch(() => {}), wait(stillPatienceMs)])
    if (startBps >= leastStartAgainBps) startAgain().catch(() => {})
  }
}

/** The checks of ICE are answered by no page, however busy it is. */
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
 * Starts at once what may be a slow link: the screen may be chosen before the next
 * train is answered.
 *
 * @returns after how many ms the packets of each train were answered; null if that
 * does not tell enough
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

/** @returns after how many ms each packet was answered that was, in time */
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
