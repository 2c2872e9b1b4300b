import { expect } from '@playwright/test'

/** The methods that pages of Playwright and Puppeteer share. */
interface HostilePage {
  evaluate<Result, Arg>(
    inPage: (arg: Arg) => Result | Promise<Result>,
    arg: Arg
  ): Promise<Result>
  evaluate<Result>(inPage: () => Result | Promise<Result>): Promise<Result>
  /** runs before any script of the page */
  addInitScript(inPage: () => void): Promise<unknown>
}

interface Frame {
  type: string
  dst?: string
  payload?: {
    type?: string
    connectionId?: string
    sdp?: RTCSessionDescriptionInit
    control?: string
    callId?: string
    number?: number
    description?: RTCSessionDescriptionInit
  }
}

interface Attack {
  /** the hostile server's own connections, one for each call of the sharer */
  ends: RTCPeerConnection[]
  /** fingerprints in the descriptions that the sharer's browser has applied */
  applied: string[]
  /** how many answers the hostile server has sent after the helper’s */
  lateCount: number
  /**
   * how the hostile server answers ICE restarts: like PeerJS, or like the page
   */
  restartsAs: 'peerjs' | 'page' | null
  repeat: () => void
}

declare const window: {
  attack?: Attack
  choose?: () => void
} & typeof globalThis

/** Runs in the sharer's page: simulates a hostile signalling server. */
function answerBehind(): void {
  const attack: Attack = (window.attack = {
    ends: [],
    applied: [],
    lateCount: 0,
    restartsAs: null,
    repeat: () => {},
  })
  const setRemoteDescription: (
    this: RTCPeerConnection,
    description: RTCSessionDescriptionInit
  ) => Promise<void> = RTCPeerConnection.prototype.setRemoteDescription
  RTCPeerConnection.prototype.setRemoteDescription = function (description) {
    attack.applied.push(
      /a=fingerprint:\S+ (\S+)/.exec(description.sdp ?? '')?.[1] ?? ''
    )
    return setRemoteDescription.call(this, description)
  }

  /**
   * Creates an answer with all candidates. The sharer's candidates are not
   * added: packets from this end would break the DTLS handshake with the
   * helper, and there would be no share.
   */
  const answerTo = async (offer: RTCSessionDescriptionInit) => {
    const end = new RTCPeerConnection()
    attack.ends.push(end)
    await setRemoteDescription.call(end, offer)
    await end.setLocalDescription(await end.createAnswer())
    while (end.iceGatheringState !== 'complete') {
      await new Promise((resolve) =>
        end.addEventListener('icegatheringstatechange', resolve, { once: true })
      )
    }
    return { type: 'answer', sdp: end.localDescription!.sdp }
  }

  const isOfCall = ({ payload }: Frame) => payload?.type === 'media'

  window.WebSocket = class extends WebSocket {
    private answer: Promise<Frame> | null = null

    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols)
      this.addEventListener('message', ({ data, isTrusted }) => {
        if (!isTrusted) return
        const frame: Frame = JSON.parse(data)
        // Waits, because the page’s own listener is called after this listener.
        if (frame.type === 'ANSWER' && isOfCall(frame)) {
          setTimeout(() => void this.answerLate())
        }
      })
    }

    override send(data: string): void {
      const frame: Frame = JSON.parse(data)
      const { payload, dst: src } = frame
      if (frame.type === 'OFFER' && payload?.sdp) {
        const { type, connectionId, sdp } = payload
        this.answer = answerTo(sdp).then((own) => ({
          ...{ type: 'ANSWER', src },
          payload: { type, connectionId, sdp: own } as Frame['payload'],
        }))
        attack.repeat = () => void this.answerLate()
      }
      if (payload?.control === 'restart' && attack.restartsAs) {
        return void this.answerRestart(frame)
      }
      super.send(data)
    }

    private async answerLate(): Promise<void> {
      const answer = await this.answer
      if (answer) this.say(answer)
      attack.lateCount++
    }

    private async answerRestart({ payload, dst: src }: Frame): Promise<void> {
      const { callId, number, description } = payload!
      const sdp = await answerTo(description!)
      this.say({
        ...{ type: 'ANSWER', src },
        payload:
          attack.restartsAs === 'peerjs'
            ? { type: 'media', connectionId: callId, sdp }
            : { ...payload, number, description: sdp },
      })
      attack.lateCount++
    }

    private say(frame: object): void {
      const data = JSON.stringify(frame)
      this.dispatchEvent(new MessageEvent('message', { data }))
    }
  }
}

/** Runs in the page: the picker waits for the test. */
function choosePatiently(): void {
  const { getDisplayMedia } = MediaDevices.prototype
  MediaDevices.prototype.getDisplayMedia = async function (options) {
    await new Promise<void>((resolve) => (window.choose = resolve))
    return getDisplayMedia.call(this, options)
  }
}

/**
 * Keeps the picker open until `choose` is called. Call this before the page
 * opens.
 */
export const takeTimeToChoose = (sharer: HostilePage) =>
  sharer.addInitScript(choosePatiently)

export const choose = (sharer: HostilePage) =>
  sharer.evaluate(() => window.choose?.())

export interface LateAnswers {
  /** runs `act`, and waits until the hostile server has sent one more answer */
  expectAnotherAfter(act: () => Promise<unknown>): Promise<void>
  repeat(): Promise<void>
  /** @param as which message carries the answers: PeerJS's or the page's own */
  answerRestarts(as: 'peerjs' | 'page' | null): Promise<void>
  /**
   * waits until a second description is applied, but no longer than a person
   * would wait
   */
  waitForSecondDescription(): Promise<void>
  /**
   * expects that the server has received nothing, and that the browser has
   * applied none of its answers
   */
  expectNothingTaken(): Promise<void>
}

const personPatience = { timeout: 4_000 }

/**
 * Makes signalling hostile: it relays each call honestly, but also answers it,
 * right after the helper and later.
 *
 * @param sharer page that is not open yet
 */
export async function answerLate(sharer: HostilePage): Promise<LateAnswers> {
  await sharer.addInitScript(answerBehind)
  const lateCount = () => sharer.evaluate(() => window.attack?.lateCount ?? 0)
  return {
    expectAnotherAfter: async (act) => {
      const before = await lateCount()
      await act()
      await expect.poll(lateCount).toBeGreaterThan(before)
    },
    repeat: () => sharer.evaluate(() => window.attack?.repeat()),
    answerRestarts: (as) =>
      sharer.evaluate((as) => {
        if (window.attack) window.attack.restartsAs = as
      }, as),
    waitForSecondDescription: async () => {
      const count = () =>
        sharer.evaluate(() => window.attack?.applied.length ?? 0)
      // With little bandwidth, the browser applies no second description.
      await expect
        .poll(count, personPatience)
        .toBeGreaterThan(1)
        .catch(() => {})
    },
    expectNothingTaken: async () =>
      expect(await sharer.evaluate(takings)).toEqual({
        ...{ connected: 0, bytes: 0, applied: 0 },
      }),
  }
}

/** Runs in the page: collects what the server has received. */
async function takings() {
  const { applied = [], ends = [] } = window.attack ?? {}
  const found = { connected: 0, bytes: 0, applied: 0 }
  for (const end of ends) {
    if (end.connectionState === 'connected') found.connected++
    const stats = await end.getStats()
    stats.forEach(({ type, bytesReceived = 0 }) => {
      if (type === 'inbound-rtp') found.bytes += bytesReceived
    })
    const own = /a=fingerprint:\S+ (\S+)/.exec(end.localDescription?.sdp ?? '')
    found.applied += applied.filter((each) => each === own?.[1]).length
  }
  return found
}
