import { EventEmitter } from 'node:events'

import type { WebSocket } from 'ws'

import { TokenBucket } from 'src/lib/limits/TokenBucket'
import { metrics } from 'src/lib/metrics'

import { AbsentReceivers } from './AbsentReceivers'
import {
  badDataCode,
  normalCode,
  policyCode,
  tryAgainLaterCode,
} from './closeCodes'
import { countFrame } from './countFrame'
import { parseFrame } from './frame'
import { type RoutedFrame, routedFromText } from './routedFrame'
import type { WaitingFrames } from './WaitingFrames'

/** Setting up a call takes 15 frames, in two seconds. */
const frameFlow = { burst: 200, perSecond: 30 }
/** No client makes any; a data connection that is not relayed counts as one. */
const mistakeFlow = { burst: 20, perSecond: 0.5 }

/** Nothing waits here for a receiver that reads: the kernel buffers more. */
const maxBufferedBytes = 1024 * 1024

/** What is under way when a client learns that it is refused. */
const maxFramesAfterwards = 1_000

/** Proxies close a connection that has been silent for 60 s, some for 30 s. */
const ticksToPing = 22
const ticksToEnd = 2 * ticksToPing

// PeerServer 1.0.2 sends one EXPIRE for all pairs of sender and receiver that
// are the same when joined by `_`.
const isExpiryAmbiguous = (src: string, dst: string): boolean =>
  src.includes('_') || dst.includes('_')

export interface Surroundings {
  isAttached: (userId: string) => boolean
  /** Keeps a place for a frame to an absent receiver, or says what is full. */
  mayWait: WaitingFrames['add']
  /** Finds the way of a frame; `pass` hands it to PeerServer. */
  route: (frame: RoutedFrame, pass: () => void) => void
}

/**
 * What PeerServer sees in place of a client's WebSocket: the four members that
 * PeerServer 1.0.2 uses (`on('message')`, `on('close')`, `send`, `close`), with
 * nothing but well-formed frames behind them, at a pace that it can bear.
 */
export class GuardedSocket extends EventEmitter {
  #listening = false
  #left = false
  #silentTicks = 0
  #framesAfterwards = 0
  readonly #frames = new TokenBucket(frameFlow)
  readonly #mistakes = new TokenBucket(mistakeFlow)
  #absent: AbsentReceivers | undefined

  constructor(
    private readonly socket: WebSocket,
    private readonly userId: string,
    private readonly around: Surroundings,
    /** Called when it is closed for what it sent, which no client of ours does. */
    private readonly onMisuse: () => void
  ) {
    super()
    socket.on('message', (data, isBinary) => {
      if (this.#listening) {
        this.receive(isBinary ? '' : data.toString())
      } else if (++this.#framesAfterwards > maxFramesAfterwards) {
        socket.terminate()
      }
    })
    socket.on('pong', () => (this.#silentTicks = 0))
    socket.on('close', () => this.leave())
    // ws closes the socket after an error; unheard, it would end the process.
    socket.on('error', () => this.blame('broken-frame'))
  }

  /** Frames that came before are lost: no client speaks before OPEN. */
  listen(): void {
    this.#listening = true
  }

  send(data: string): void {
    if (this.socket.bufferedAmount > maxBufferedBytes) {
      this.end('slow-receiver')
    } else {
      this.socket.send(data)
    }
  }

  /** Hands PeerServer a frame of this client, if it may be relayed or wait. */
  pass(dst: string, text: string): void {
    if (this.around.isAttached(dst) || this.mayWait(dst, text)) {
      this.emit('message', text)
    }
  }

  /** Hears no further frame, so that a slow closer cannot speak for an id. */
  close(code?: number, reason?: string): void {
    this.#listening = false
    this.socket.close(code, reason)
  }

  /** The same, and the id is free before the socket has closed. */
  dismiss(code: number, reason?: string): void {
    this.close(code, reason)
    this.leave()
  }

  /** One tick of the timer that finds sockets whose other end is gone. */
  tick(): void {
    this.#silentTicks++
    if (this.#silentTicks === ticksToPing) {
      this.socket.ping()
    } else if (this.#silentTicks >= ticksToEnd) {
      this.end('silent')
    }
  }

  private receive(text: string): void {
    this.#silentTicks = 0
    const now = performance.now()
    if (!this.#frames.take(now)) {
      this.refuse(policyCode, 'too-many-frames')
      return
    }
    const frame = parseFrame(text)
    countFrame(frame)
    if (!frame) {
      if (!this.#mistakes.take(now)) {
        this.refuse(badDataCode, 'malformed-frames')
      }
      return
    }
    switch (frame.type) {
      case 'HEARTBEAT':
        break
      case 'LEAVE':
        // PeerServer 1.0.2 frees the id at LEAVE but keeps listening.
        this.dismiss(normalCode)
        break
      default:
        if (frame.type === 'OFFER' && this.isGuess(frame.dst, now)) {
          this.count('too-many-receivers')
          break
        }
        this.around.route(routedFromText(this.userId, frame, text), () =>
          this.pass(frame.dst, text)
        )
    }
  }

  /** Who asks for many that are absent looks for ids: not even a hit gets through. */
  private isGuess(dst: string, now: number): boolean {
    if (this.around.isAttached(dst)) {
      return this.#absent?.isFullFor(dst, now) ?? false
    }
    this.#absent ??= new AbsentReceivers()
    return !this.#absent.add(dst, now)
  }

  private mayWait(dst: string, text: string): boolean {
    this.#absent ??= new AbsentReceivers()
    if (!this.#absent.add(dst, performance.now())) {
      this.count('too-many-receivers')
      return false
    }
    if (isExpiryAmbiguous(this.userId, dst)) {
      this.expire(dst)
      return false
    }
    switch (this.around.mayWait(dst, text.length)) {
      case 'kept':
        return true
      case 'receiver-full':
        this.count('receiver-full')
        this.expire(dst)
        return false
      case 'all-full':
        this.count('queue-full')
        this.close(tryAgainLaterCode, 'queue-full')
        return false
    }
  }

  /** Says at once what PeerServer says after 5 s: the receiver is not there. */
  private expire(dst: string): void {
    this.send(JSON.stringify({ type: 'EXPIRE', src: dst, dst: this.userId }))
  }

  private refuse(code: number, reason: string): void {
    this.blame(reason)
    this.close(code, reason)
  }

  /** For those who would not read a close frame. */
  private end(reason: string): void {
    this.count(reason)
    this.#listening = false
    this.socket.terminate()
  }

  private blame(reason: string): void {
    this.count(reason)
    this.onMisuse()
  }

  private count(reason: string): void {
    metrics.refusals.inc({ reason })
  }

  // At a second close PeerServer would unregister the id's next owner.
  private leave(): void {
    if (!this.#left) {
      this.#left = true
      this.#listening = false
      this.emit('close')
    }
  }
}
