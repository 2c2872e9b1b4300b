import type { Page, WebSocketRoute } from '@playwright/test'

import { routeSignalling } from './connections'

/** The attacker in the middle is in a call with each of these sides. */
export type End = 'sharer' | 'viewer'

interface Payload {
  type: string
  connectionId: string
  sdp?: RTCSessionDescriptionInit
  candidate?: RTCIceCandidateInit
}

interface Frame {
  type: string
  dst?: string
  payload?: { type: string }
}

interface CallFrame extends Frame {
  payload: Payload
}

/** What the attacker sends when a data channel message arrives. */
interface Passed {
  /** sent to the other side */
  on?: string
  /** sent back to its sender */
  back?: string
}

export type Tampering = (text: string, from: End) => Passed

/** The media that has arrived from the sharer. */
interface Taken {
  /** largest width of a frame, in pixels */
  widest: number
  soundBytes: number
  soundEnergy: number
}

export interface PersonBetween {
  /** types of messages so far, by sender */
  heard: Record<End, string[]>
  /** whether no channel is open any more */
  isAlone(): Promise<boolean>
  taken(): Promise<Taken>
}

interface Leg {
  connection: RTCPeerConnection
  channel: RTCDataChannel
}

type Call = Record<End, Leg>

interface Between {
  calls: Map<string, Call>
  widest: number
  hear: (said: { frame: CallFrame; from: End }) => Promise<void>
  /** sends a signalling message to one side in the name of the other side */
  say: (frame: CallFrame, to: End) => Promise<void>
  pass: (text: string, from: End) => Promise<Passed>
}

declare const window: Between & typeof globalThis

const other = { sharer: 'viewer', viewer: 'sharer' } as const

/**
 * Runs in the page of the man in the middle: answers each call itself, and
 * places a second call to the real receiver.
 */
function standBetween(other: Record<End, End>): void {
  window.calls = new Map()
  window.widest = 0

  const newLeg = () => {
    const connection = new RTCPeerConnection()
    const settings = { negotiated: true, id: 7, protocol: 'json' }
    const channel = connection.createDataChannel('dc_kinscreen', settings)
    return { connection, channel }
  }

  const send = async ({ channel }: Leg, text?: string) => {
    if (text === undefined) return
    if (channel.readyState === 'connecting') {
      await new Promise((resolve) => (channel.onopen = resolve))
    }
    if (channel.readyState === 'open') channel.send(text)
  }
  const relay = (from: End, call: Call) => {
    let last = Promise.resolve()
    call[from].channel.onmessage = ({ data }) => {
      const passed = window.pass(data, from)
      last = last.then(async () => {
        const { on, back } = await passed
        await send(call[from], back)
        await send(call[other[from]], on)
      })
    }
  }

  const look = (stream: MediaStream) => {
    const video = document.createElement('video')
    const measure = (_: number, { width }: VideoFrameCallbackMetadata) => {
      window.widest = Math.max(window.widest, width)
      video.requestVideoFrameCallback(measure)
    }
    video.requestVideoFrameCallback(measure)
    video.srcObject = stream
    void video.play()
  }
  /**
   * Applies the description of one side, and adds that side's tracks to the
   * connection with the other side.
   */
  const understand = async (call: Call, from: End, { sdp }: Payload) => {
    const { connection } = call[from]
    await connection.setRemoteDescription(sdp!)
    const tracks = connection.getReceivers().map(({ track }) => track)
    const stream = new MediaStream(tracks)
    if (from === 'sharer') look(stream)
    for (const track of tracks) {
      call[other[from]].connection.addTrack(track, stream)
    }
  }
  /** Returns a local description with all candidates. */
  const described = async ({ connection }: Leg) => {
    await connection.setLocalDescription()
    while (connection.iceGatheringState !== 'complete') {
      await new Promise((resolve) => {
        connection.onicegatheringstatechange = resolve
      })
    }
    return connection.localDescription!.toJSON() as RTCSessionDescriptionInit
  }

  const newCall = () => {
    const call = { sharer: newLeg(), viewer: newLeg() }
    relay('sharer', call)
    relay('viewer', call)
    // PeerJS creates such a channel in every call.
    call.viewer.connection.createDataChannel('undefined')
    return call
  }
  window.hear = async ({ frame: { type, payload }, from }) => {
    const { connectionId, candidate } = payload
    if (type === 'OFFER') window.calls.set(connectionId, newCall())
    const call = window.calls.get(connectionId)
    if (!call) return
    if (candidate) return call[from].connection.addIceCandidate(candidate)
    await understand(call, from, payload)
    const sdp = await described(call[other[from]])
    await window.say({ type, payload: { ...payload, sdp } }, other[from])
  }
}

const isOfCall = (frame: Frame): frame is CallFrame =>
  frame.payload?.type === 'media'

/**
 * Makes signalling hostile: it hands each call to the page of a man in the
 * middle, who answers the call and places a second one to the other side. The
 * real server handles everything else.
 */
export async function putBetween(
  people: Record<End, Page>,
  person: Page,
  tamper: Tampering = (text) => ({ on: text })
): Promise<PersonBetween> {
  const heard: PersonBetween['heard'] = { sharer: [], viewer: [] }
  const ends = new Map<End, { socket: WebSocketRoute; id: string | null }>()
  await person.exposeFunction('say', (frame: Frame, to: End) => {
    const src = ends.get(other[to])?.id
    ends.get(to)?.socket.send(JSON.stringify({ ...frame, src }))
  })
  await person.exposeFunction('pass', (text: string, from: End) => {
    heard[from].push(JSON.parse(text).type)
    return tamper(text, from)
  })
  await person.evaluate(standBetween, other)
  for (const end of ['sharer', 'viewer'] as const) {
    await routeSignalling(people[end], (socket) => {
      const id = new URL(socket.url()).searchParams.get('id')
      const server = socket.connectToServer()
      ends.set(end, { socket, id })
      socket.onMessage((text) => {
        const frame: Frame = JSON.parse(String(text))
        if (!isOfCall(frame)) return server.send(text)
        if (!ends.has(other[end])) {
          return socket.send(`{"type":"EXPIRE","src":"${frame.dst}"}`)
        }
        const said = { frame, from: end }
        person.evaluate((it) => void window.hear(it), said).catch(() => {})
      })
    })
  }
  return {
    heard,
    isAlone: () =>
      person.evaluate(() =>
        [...window.calls.values()]
          .flatMap(({ sharer, viewer }) => [sharer, viewer])
          // The channel of a failed call stays at `connecting`.
          .every(({ channel }) => channel.readyState !== 'open')
      ),
    taken: () => person.evaluate(taken),
  }
}

/** Runs in the page: collects what has arrived from the sharer. */
async function taken(): Promise<Taken> {
  const sum = { widest: window.widest, soundBytes: 0, soundEnergy: 0 }
  for (const { sharer } of window.calls.values()) {
    const stats = await sharer.connection.getStats()
    stats.forEach((entry: RTCInboundRtpStreamStats) => {
      if (entry.type !== 'inbound-rtp') return
      if (entry.kind === 'audio') {
        sum.soundBytes += entry.bytesReceived ?? 0
        sum.soundEnergy += entry.totalAudioEnergy ?? 0
      }
      sum.widest = Math.max(sum.widest, entry.frameWidth ?? 0)
    })
  }
  return sum
}
