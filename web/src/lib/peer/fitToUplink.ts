import {
  trainLength,
  trainPacketBytes,
  trainPatienceMs,
  uplinkRate,
  usableRate,
  usableShare,
} from 'src/domain/network/uplinkRate'
import { parseCallMessage } from 'src/domain/wire/callProtocol'
import { listen } from 'src/lib/browser/listen'
import { after } from 'src/lib/browser/unthrottledTimers'

import { openStills } from './openStills'
import type { PictureSender, SendStill } from './PictureSender'
import { stillOf } from './stillOf'
import { usualStartBps } from './tuneAnswers'

/** Heartbeats count from 1. */
const firstNumber = 1_000_000_000

/** IPv4, UDP, DTLS and SCTP. */
const headerBytes = 80

/** The connection has just been made, and both pages have been busy with it. */
const settleMs = 100

/**
 * The whole picture waits so long for the still: an encoder that begins meanwhile
 * doubles the still's time on a slow computer (docs/decisions/0086).
 */
const stillPatienceMs = 300

/** More made no picture appear sooner (docs/decisions/0086). */
const mostStartBps = 30_000_000

type Wire = Pick<RTCDataChannel, 'send' | 'readyState'> & EventTarget

/**
 * Learns what this side's link carries while the person still chooses a screen:
 * with bursts of padded pings, which pages of any version answer. The browser's
 * estimate then starts with what was learnt. On a wide link the whole picture is
 * sent at once, with a still ahead of it; a slower one gets a small picture first,
 * at its own pace.
 *
 * @param picture is disturbed once it is shown, and tells nothing then
 * @param startAt starts the bandwidth estimate anew, at bits a second
 */
export async function fitToUplink(
  wire: Wire,
  picture: Pick<PictureSender, 'isShowing' | 'sendStillAhead'>,
  startAt: (bps: number) => Promise<void>,
  peerConnection: Pick<RTCPeerConnection, 'createDataChannel'>
): Promise<void> {
  await wait(settleMs)
  const bps = await measure(wire, picture)
  if (bps === null || picture.isShowing) return
  if (bps < usualStartBps * usableShare) return startAt(bps)
  await startAt(Math.min(bps, mostStartBps))
  if (!window.MediaStreamTrackProcessor) return
  const sendStill = openStills(peerConnection)
  const send: SendStill = async (track, isCurrent) => {
    const still = await stillOf(track)
    if (still && isCurrent()) sendStill(still)
  }
  picture.sendStillAhead = (...still) =>
    Promise.race([send(...still).catch(() => {}), wait(stillPatienceMs)])
}

/** @returns bits a second that a picture may use, null if that is not known */
async function measure(
  wire: Wire,
  picture: { isShowing: boolean }
): Promise<number | null> {
  const rates: number[] = []
  while (!picture.isShowing && wire.readyState === 'open') {
    const rate = await train(wire, firstNumber + rates.length * trainLength)
    if (rate === null) return null
    rates.push(rate)
    const usable = usableRate(rates, usualStartBps)
    if (usable !== null) return usable
  }
  return null
}

/** @returns bits a second, null if not all are answered in time */
function train(wire: Wire, first: number): Promise<number | null> {
  const answeredAtMs = new Map<number, number>()
  return new Promise((resolve) => {
    const end = () => {
      unlisten()
      resolve(uplinkRate([...answeredAtMs.values()]))
    }
    const endWaiting = after(trainPatienceMs, end)
    const unlisten = listen<MessageEvent>(wire, 'message', ({ data }) => {
      const message = parseCallMessage(data)
      if (typeof message === 'string' || message.type !== 'pong') return
      const { number } = message
      if (number < first || number >= first + trainLength) return
      answeredAtMs.set(number, performance.now())
      if (answeredAtMs.size < trainLength) return
      endWaiting()
      end()
    })
    for (let index = 0; index < trainLength; index++) {
      wire.send(paddedPing(first + index))
    }
  })
}

function paddedPing(number: number): string {
  const ping = { v: 1, type: 'ping', number, padding: '' }
  const { length } = JSON.stringify(ping)
  const padding = '.'.repeat(trainPacketBytes - headerBytes - length)
  return JSON.stringify({ ...ping, padding })
}

const wait = (ms: number) => new Promise<void>((resolve) => after(ms, resolve))
