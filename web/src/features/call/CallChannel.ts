import { listen } from 'src/browser/listen'
import {
  type Remainder,
  spend,
  type TokenBucket,
} from 'src/browser/tokenBucket'
import { longestMessageLength } from 'src/features/wire'

import { agreedChannel } from './agreedChannel'
import { Heartbeat } from './Heartbeat'
import {
  type CallMessage,
  encodeCallMessage,
  type HeartbeatMessage,
  type HelloMessage,
  type LagMessage,
  parseCallMessage,
} from './model/callProtocol'
import { SendQueue } from './SendQueue'

/**
 * The handshake at the start of the data channel: each side first sends
 * `hello`, and all other messages wait.
 */
export interface Greeting {
  /** @returns the `hello` to send; null sends none */
  hello(channel: RTCDataChannel): Promise<HelloMessage | null>
  /** @param hello null if the peer’s first message was not a `hello` */
  heard(hello: HelloMessage | null): Promise<void>
}

type Message = Exclude<ReturnType<typeof parseCallMessage>, 'malformed'>

/** The most messages that are buffered before the peer is verified. */
const mostHeld = 64

/**
 * The burst is large, because a slider sends many messages, and all of them may
 * arrive at once after an outage.
 */
const rate: TokenBucket = { perSecond: 20, burst: mostHeld }

interface ChannelListener {
  open(): void
  message(message: CallMessage): void
  lag(lag: LagMessage): void
  /** a message for a feature, such as chat or files */
  other(text: string): void
  /** nothing has arrived on the data channel for a moment */
  quiet(): void
  heard(): void
  /** the peer has not answered the ping of `probe` in time */
  unanswered(): void
  disconnected(): void
  reconnected(): void
}

/** The data channel of a call, for messages and heartbeats. */
export class CallChannel {
  readonly wire: RTCDataChannel
  private readonly queue: SendQueue
  readonly heartbeat: Heartbeat
  private isGreeted = false
  /** messages buffered until the peer is verified; null afterwards */
  private held: [Message, string][] | null = []
  private readonly remainders = new Map<string, Remainder>()
  /** messages dropped because they were malformed or too many */
  droppedCount = 0

  constructor(
    peerConnection: RTCPeerConnection,
    private readonly listener: ChannelListener,
    private readonly greeting: Greeting
  ) {
    this.wire = agreedChannel(peerConnection, 'kinscreen', 7, 'json')
    this.queue = new SendQueue(this.wire)
    this.heartbeat = new Heartbeat({
      ...listener,
      send: (message) => this.send(message),
    })
    listen(this.wire, 'open', () => void this.greet())
    listen<MessageEvent>(this.wire, 'message', ({ data }) => this.receive(data))
  }

  get isOpen(): boolean {
    return this.isGreeted && this.wire.readyState === 'open'
  }

  /** Replaces a queued message of the same type. */
  send(message: CallMessage | HeartbeatMessage | LagMessage): boolean {
    return this.sendText(encodeCallMessage(message), message.type)
  }

  /** @param kind see `SendQueue` */
  sendText(text: string, kind?: string | null): boolean {
    const isFit = this.isOpen && text.length <= longestMessageLength
    return isFit && this.queue.send(text, kind)
  }

  private async greet(): Promise<void> {
    const hello = await this.greeting.hello(this.wire).catch(() => null)
    this.isGreeted = true
    if (hello) this.sendText(encodeCallMessage(hello))
    if (!this.isOpen) return
    this.heartbeat.start()
    this.listener.open()
  }

  private receive(data: unknown): void {
    const message = parseCallMessage(data)
    const { held } = this
    if (message === 'malformed') this.droppedCount++
    else if (!held) this.hear(message, String(data))
    else if (held.length < mostHeld) {
      held.push([message, String(data)])
      if (held.length === 1) void this.hearGreeting(message)
    }
  }

  private async hearGreeting(first: Message): Promise<void> {
    const isHello = first !== 'unknown' && first.type === 'hello'
    await this.greeting.heard(isHello ? first : null).catch(() => {})
    const held = this.held ?? []
    this.held = null
    for (const [message, text] of held) this.hear(message, text)
  }

  private hear(message: Message, text: string): void {
    const { heartbeat, listener } = this
    listener.heard()
    if (message !== 'unknown' && isHeartbeat(message)) {
      return heartbeat.heard(message)
    }
    heartbeat.heard()
    if (message === 'unknown') listener.other(text)
    else if (!this.isWithinRate(message)) this.droppedCount++
    else if (message.type === 'lag') listener.lag(message)
    else if (message.type !== 'hello') listener.message(message)
  }

  private isWithinRate({ type }: Exclude<Message, 'unknown'>): boolean {
    const before = this.remainders.get(type) ?? null
    const left = spend(rate, before, performance.now())
    if (left) this.remainders.set(type, left)
    return left !== null
  }
}

const isHeartbeat = (
  message: Exclude<Message, 'unknown'>
): message is HeartbeatMessage =>
  message.type === 'ping' || message.type === 'pong'
