import * as v from 'valibot'

import type { Undo } from 'src/browser/listen'
import {
  type Remainder,
  spend,
  type TokenBucket,
} from 'src/browser/tokenBucket'
import type { CallPort } from 'src/features/call'
import type { PeerSession, SessionPlan } from 'src/features/session'
import { openMessage } from 'src/features/wire'

import { type ClockDifference, lateness, tooLateMs } from './lateness'

declare module 'src/features/session' {
  interface SessionTools {
    router: MessageRouter
  }
}

interface FeatureMessage {
  type: string
}

export interface MessageContext {
  /** whether this side, not the peer, has sent the message */
  isOwn: boolean
  /** in ms of this side’s clock */
  nowMs: number
  /**
   * the message was delayed so long that the picture may have changed meanwhile
   */
  isLate: boolean
}

/** A feature registers a route to send and receive its messages. */
export interface MessageRoute<Message extends FeatureMessage> {
  /** made with `v.variant('type', [...])` */
  schema: v.GenericSchema<unknown, Message> & {
    options: readonly { entries: { type: { literal: Message['type'] } } }[]
  }
  /** which side may send each type */
  from: Readonly<Record<Message['type'], SessionPlan['role'] | 'both'>>
  /** the rate limit for sending; twice this rate is accepted from the peer */
  rate: TokenBucket
  /** types of which only the newest queued message is sent */
  newestOnly?: readonly Message['type'][]
  /** types whose messages are handled even if they are late */
  takesLate?: readonly Message['type'][]
  handle(message: Message, context: MessageContext): void
}

/** A dragged pointer sends thirty messages per second. */
export const gestureRate = { perSecond: 60, burst: 120 }

/** More is accepted than sent, because messages may arrive in bursts. */
const incomingFactor = 2

/** Limits the buffered types, and the buffered messages of each type. */
const mostEarly = 16

/**
 * The version of feature messages; messages of the session have their own
 * version (callProtocol.ts).
 */
const version = 1

interface Way {
  route: MessageRoute<FeatureMessage>
  incoming: Remainder | null
  outgoing: Remainder | null
}

/**
 * Routes the messages of features, such as annotations, chat and files. A
 * received message is parsed, checked against its sender's role and the rate
 * limit, and passed to the feature that has registered its type. The session's
 * own messages use CallChannel, which exists before any feature is loaded.
 */
export class MessageRouter {
  private readonly ways = new Map<string, Way>()
  private readonly early = new Map<string, string[]>()
  private call: CallPort | null = null
  private unlisten: Undo = () => {}
  private clocks: ClockDifference | null = null
  private lastId = Math.floor(Math.random() * 2 ** 30)
  /** messages that were malformed, too frequent, late, or of the wrong role */
  droppedCount = 0

  constructor(
    private readonly session: Pick<PeerSession, 'subscribe' | 'getSnapshot'>,
    private readonly now: () => number = () => performance.now()
  ) {
    session.subscribe(this.follow)
    this.follow()
  }

  /** @returns an id for something that this side creates, e.g. an annotation */
  readonly newId = (): number => ++this.lastId

  /** @returns the timestamp for a message, in ms of this side’s clock */
  readonly clockMs = (): number => this.now()

  /** Registers a feature, and handles its buffered messages. */
  register<Message extends FeatureMessage>(route: MessageRoute<Message>): Undo {
    const way: Way = {
      // Safe: a handler gets only messages that its own schema has parsed.
      route: route as unknown as MessageRoute<FeatureMessage>,
      incoming: null,
      outgoing: null,
    }
    const types = route.schema.options.map(
      ({ entries }): string => entries.type.literal
    )
    types.forEach((type) => this.ways.set(type, way))
    void Promise.resolve().then(() => types.forEach(this.readEarly))
    return () =>
      types.forEach((type) => {
        if (this.ways.get(type) === way) this.ways.delete(type)
      })
  }

  /**
   * Sends a message to the peer, and also passes it to the handler on this
   * side.
   *
   * @returns whether the message was sent; if not, the handler is not called
   */
  readonly send = <Message extends FeatureMessage>(
    message: Message
  ): boolean => {
    const way = this.ways.get(message.type)
    const { call } = this
    if (!way || !call || !this.maySend(way, message, true)) return false
    const { newestOnly = [], rate } = way.route
    const left = spend(rate, way.outgoing, this.now())
    if (!left) return false
    way.outgoing = left
    const kind = newestOnly.includes(message.type) ? message.type : null
    const text = JSON.stringify({ v: version, ...message })
    if (!call.appMessages.send(text, kind)) return false
    way.route.handle(message, { isOwn: true, isLate: false, nowMs: this.now() })
    return true
  }

  private readonly follow = (): void => {
    const { mediaConnection } = this.session.getSnapshot()
    if (mediaConnection === this.call) return
    this.call = mediaConnection
    // The estimated difference between the clocks does not hold for another
    // call.
    this.clocks = null
    this.early.clear()
    this.unlisten()
    this.unlisten = this.call?.appMessages.listen(this.receive) ?? (() => {})
  }

  /** Never throws. */
  private readonly receive = (text: string): void => {
    const opened = openMessage(text)
    if (!opened) return this.drop()
    const way = this.ways.get(opened.type)
    if (!way) return this.keep(opened.type, text)
    const parsed = v.safeParse(way.route.schema, opened.json)
    if (parsed.success) this.take(way, parsed.output)
    // Unknown messages of a newer version are ignored, without counting as
    // dropped.
    else if (opened.v <= version) this.drop()
  }

  /**
   * Buffers a message until a feature registers its type. The buffer is
   * limited, because a newer page may send types that no feature ever
   * registers.
   */
  private keep(type: string, text: string): void {
    const texts = this.early.get(type) ?? []
    const count = texts.length || this.early.size
    if (count < mostEarly) this.early.set(type, [...texts, text])
  }

  private readonly readEarly = (type: string): void => {
    const texts = this.early.get(type) ?? []
    this.early.delete(type)
    texts.forEach(this.receive)
  }

  private take(way: Way, message: FeatureMessage): void {
    const { rate, takesLate = [] } = way.route
    if (!this.maySend(way, message, false)) return this.drop()
    const { perSecond, burst } = rate
    const allowed = {
      perSecond: perSecond * incomingFactor,
      burst: burst * incomingFactor,
    }
    const left = spend(allowed, way.incoming, this.now())
    if (!left) return this.drop()
    way.incoming = left
    const isLate = this.isLate(message)
    if (isLate && !takesLate.includes(message.type)) return this.drop()
    way.route.handle(message, { isOwn: false, isLate, nowMs: this.now() })
  }

  private maySend({ route }: Way, { type }: FeatureMessage, isOwn: boolean) {
    const sender = route.from[type]
    if (sender === 'both') return true
    return (sender === this.session.getSnapshot().plan.role) === isOwn
  }

  /**
   * @returns whether the message was delayed too long, for example by an outage
   */
  private isLate(message: FeatureMessage): boolean {
    if (!('atMs' in message)) return false
    const sentMs = Number(message.atMs)
    const { clocks, now } = this
    const { difference, lateMs } = lateness(clocks, sentMs, now())
    this.clocks = difference
    return lateMs > tooLateMs
  }

  private drop(): void {
    this.droppedCount++
  }
}
