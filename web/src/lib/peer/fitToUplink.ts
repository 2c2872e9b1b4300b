import {
  trainLength,
  trainPacketBytes,
  trainPatienceMs,
  uplinkRate,
  usableRate,
} from 'src/domain/network/uplinkRate'
import { parseCallMessage } from 'src/domain/wire/callProtocol'
import { listen } from 'src/lib/browser/listen'
import { after } from 'src/lib/browser/unthrottledTimers'

import { usualStartBps } from './tuneAnswers'

/** Heartbeats count from 1. */
const firstNumber = 1_000_000_000

/** IPv4, UDP, DTLS and SCTP. */
const headerBytes = 80

/** The connection has just been made, and both pages have been busy with it. */
const settleMs = 100

type Wire = Pick<RTCDataChannel, 'send' | 'readyState'> & EventTarget

/**
 * Learns what this side's link carries while the person still chooses a screen:
 * with bursts of padded pings, which pages of any version answer. A link that is
 * slower than usual gets its first picture at its own pace.
 *
 * @param picture is disturbed once it is shown, and tells nothing then
 * @param startAt starts the bandwidth estimate anew, at bits a second
 */
export async function fitToUplink(
  wire: Wire,
  picture: { isShowing: boolean },
  startAt: (bps: number) => Promise<void>
): Promise<void> {
  const rates: number[] = []
  await wait(settleMs)
  while (!picture.isShowing && wire.readyState === 'open') {
    const rate = await train(wire, firstNumber + rates.length * trainLength)
    if (rate === null || rate >= usualStartBps) return
    rates.push(rate)
    const usable = usableRate(rates)
    if (usable !== null) return picture.isShowing ? undefined : startAt(usable)
  }
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
