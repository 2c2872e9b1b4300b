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

import { lateness, tooLateMs } from './lateness'

declare module 'src/features/session' {
  interface SessionTools {
    router: MessageRouter
  }
}

/** A room’s messages are told apart by their type. */
interface RoomMessage {
  type: string
}

export interface MessageContext {
  /** sent by this side; it is handled here as the peer will */
  isOwn: boolean
  /** on this side’s clock */
  nowMs: number
  /** it was on its way for so long that the picture may have changed since */
  isLate: boolean
}

/** What a room registers: everything that is to be known of its messages. */
export interface MessageRoute<Message extends RoomMessage> {
  /** `v.variant('type', [...])` */
  schema: v.GenericSchema<unknown, Message> & {
    options: readonly { entries: { type: { literal: Message['type'] } } }[]
  }
  /** which role may send it; the others are open to both */
  from?: Partial<Record<Message['type'], SessionPlan['role']>>
  /** how many of them are sent; twice as many are taken */
  rate: TokenBucket
  /** types of which only the newest matters: an unsent one is replaced */
  newestOnly?: readonly Message['type'][]
  /** types with a time that are worth having even if they are late */
  takesLate?: readonly Message['type'][]
  handle(message: Message, context: MessageContext): void
}

/** A dragged pointer sends thirty messages a second. */
export const gestureRate = { perSecond: 60, burst: 120 }

/**
 * Messages that the peer sent at the allowed rate may arrive all at once, and
 * must not be lost.
 */
const incomingFactor = 2

/** The version of these messages; the session’s own have another. */
const version = 1

/** A route with what is left of its rates. */
interface Way {
  route: MessageRoute<RoomMessage>
  incoming: Remainder | null
  outgoing: Remainder | null
}

/**
 * Messages beside the session, such as marks, chat, steps and files: each is
 * parsed once, checked against the role and the rate, and handled by the room
 * that has registered its type. The session’s own messages are in CallChannel,
 * which is there before any room is.
 */
export class MessageRouter {
  private readonly ways = new Map<string, Way>()
  private call: CallPort | null = null
  private unlisten: Undo = () => {}
  private leastMs: number | null = null
  private lastId = Math.floor(Math.random() * 2 ** 30)
  /** messages that were malformed, too many, too late or from the wrong role */
  droppedCount = 0

  constructor(
    private readonly session: Pick<PeerSession, 'subscribe' | 'getSnapshot'>,
    private readonly now: () => number = () => performance.now()
  ) {
    session.subscribe(this.follow)
    this.follow()
  }

  /** @returns an id for something new of this side */
  readonly newId = (): number => ++this.lastId

  /** @returns the time to send with a message, in ms of this side’s clock */
  readonly clockMs = (): number => this.now()

  /** Messages of these types that have come before are handled as well. */
  register<Message extends RoomMessage>(route: MessageRoute<Message>): Undo {
    const way: Way = {
      // Each is handed only what its own schema has parsed.
      route: route as unknown as MessageRoute<RoomMessage>,
      incoming: null,
      outgoing: null,
    }
    const types = route.schema.options.map(
      ({ entries }): string => entries.type.literal
    )
    types.forEach((type) => this.ways.set(type, way))
    this.listen()
    return () =>
      types.forEach((type) => {
        if (this.ways.get(type) === way) this.ways.delete(type)
      })
  }

  /**
   * Sends it to the peer, and has it handled here as the peer will.
   *
   * @returns whether it was sent; otherwise nothing has changed
   */
  readonly send = <Message extends RoomMessage>(message: Message): boolean => {
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
    this.handle(way, message, { isOwn: true, isLate: false })
    return true
  }

  /** The call may be another one. */
  private readonly follow = (): void => {
    const { mediaConnection } = this.session.getSnapshot()
    if (mediaConnection === this.call) return
    this.call = mediaConnection
    // Another page may have another clock.
    this.leastMs = null
    this.listen()
  }

  private listen(): void {
    this.unlisten()
    this.unlisten = this.call?.appMessages.listen(this.receive) ?? (() => {})
  }

  /** Total. @returns false for a type that nobody has registered (yet) */
  private readonly receive = (text: string): boolean => {
    const opened = openMessage(text)
    if (!opened) return this.drop()
    const way = this.ways.get(opened.type)
    if (!way) return false
    const parsed = v.safeParse(way.route.schema, opened.json)
    if (parsed.success) return this.take(way, parsed.output)
    // A newer page may say more than this one understands.
    return opened.v > version || this.drop()
  }

  private take(way: Way, message: RoomMessage): boolean {
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
    return this.handle(way, message, { isOwn: false, isLate })
  }

  private maySend({ route }: Way, { type }: RoomMessage, isOwn: boolean) {
    const speaker = route.from?.[type]
    if (!speaker) return true
    return (speaker === this.session.getSnapshot().plan.role) === isOwn
  }

  /** After an outage all of them arrive at once. */
  private isLate(message: RoomMessage): boolean {
    if (!('atMs' in message)) return false
    const sentMs = Number(message.atMs)
    const { leastMs, lateMs } = lateness(this.leastMs, sentMs, this.now())
    this.leastMs = leastMs
    return lateMs > tooLateMs
  }

  private handle(
    { route }: Way,
    message: RoomMessage,
    context: Omit<MessageContext, 'nowMs'>
  ): true {
    route.handle(message, { ...context, nowMs: this.now() })
    return true
  }

  private drop(): true {
    this.droppedCount++
    return true
  }
}
