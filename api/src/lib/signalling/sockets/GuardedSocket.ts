import { EventEmitter } from 'node:events'

import { WebSocket } from 'ws'

import type { DescriptionType } from 'src/lib/cluster/Exchanges'
import { TokenBucket } from 'src/lib/limits/TokenBucket'
import {
  fromPeerServer,
  toPeerServer,
} from 'src/lib/signalling/peerServer/peerServerIds'
import { normalCode, policyCode } from 'src/lib/signalling/protocol'
import { AbsentGate } from 'src/lib/signalling/relay/AbsentGate'
import { countRefusal } from 'src/lib/signalling/relay/counts'
import { FrameGate } from 'src/lib/signalling/relay/FrameGate'
import type { WaitingFrames } from 'src/lib/signalling/relay/WaitingFrames'
import type { RoutedFrame } from 'src/lib/signallingMessages/routedFrame'

import { type Farewell, farewellOf } from './farewell'
import { Outbox } from './Outbox'

/** A refused client may still have frames in transit, but not this many. */
const maxFramesAfterwards = 1_000

/** Limits pings and pongs. Browsers answer our pings, but send none. */
const controlFlow = { burst: 60, perSecond: 2 }

/**
 * Proxies close a silent connection after 60 s, some after 30 s. A ping every
 * 22 ticks prevents that.
 */
const ticksToPing = 22
const ticksToEnd = 2 * ticksToPing

export interface GuardedSocketDependencies {
  isAttached: (userId: string) => boolean
  /** Whether frames of PeerJS data connections are relayed. */
  relaysData: boolean
  /**
   * Reserves space in the queue of an absent receiver, or returns which limit
   * is reached.
   */
  mayWait: WaitingFrames['add']
  /** `pass` hands the frame to PeerServer for an absent receiver. */
  route: (frame: RoutedFrame, pass: () => void, block: string) => void
  /** Called for each offer or answer. */
  noteDescription: (type: DescriptionType, src: string, dst: string) => void
}

interface Client {
  userId: string
  /** Decided at the upgrade; stays the same even if the sign-in expires. */
  mayReceive: boolean
  block: string
  /**
   * Called when the client is closed because of what it sent. Our own pages
   * never cause that.
   */
  onMisuse: () => void
}

/**
 * Wraps a client's WebSocket for PeerServer. It has the four members that
 * PeerServer 1.0.2 uses (`on('message')`, `on('close')`, `send`, `close`), and
 * passes on only allowed frames (FrameGate).
 */
export class GuardedSocket extends EventEmitter {
  /**
   * How the client left: `none` without a close frame, or if the server has
   * ended the connection.
   */
  farewell: Farewell = 'none'
  readonly block: string
  private listening = false
  private left = false
  private endedHere = false
  private silentTicks = 0
  private framesAfterwards = 0
  private readonly frames: FrameGate
  private readonly controls = new TokenBucket(controlFlow)
  private readonly absent: AbsentGate
  private readonly outbox: Outbox
  private readonly onMisuse: () => void

  constructor(
    private readonly socket: WebSocket,
    { userId, mayReceive, block, onMisuse }: Client,
    dependencies: GuardedSocketDependencies
  ) {
    super()
    const absent = new AbsentGate(userId, dependencies, this)
    this.absent = absent
    this.block = block
    this.onMisuse = onMisuse
    this.outbox = new Outbox(socket)
    this.frames = new FrameGate(this, {
      userId,
      mayReceive,
      absent,
      relaysData: dependencies.relaysData,
      route: (frame, pass) => dependencies.route(frame, pass, block),
      noteDescription: dependencies.noteDescription,
    })
    socket.on('message', (data, isBinary) => {
      if (!this.listening) return this.ignore()
      this.silentTicks = 0
      const text = isBinary ? '' : data.toString()
      this.frames.receive(text, (data as Buffer).length)
    })
    socket.on('ping', () => this.control())
    socket.on('pong', () => {
      this.silentTicks = 0
      this.control()
    })
    socket.on('close', (code) =>
      this.leave(this.endedHere ? 'none' : farewellOf(code))
    )
    // ws closes the socket after an error; an unhandled error would end the
    // process.
    socket.on('error', () => {
      this.endedHere = true
      this.blame('broken-frame')
    })
  }

  isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN
  }

  /** Until this call, frames are ignored. No client sends any before OPEN. */
  listen(): void {
    this.listening = true
  }

  /**
   * Drops the frame if too many bytes wait for this client. Otherwise, a fast
   * sender could get a slow receiver disconnected.
   */
  send(data: string): void {
    if (!this.outbox.send(fromPeerServer(data))) {
      countRefusal('slow-receiver')
    }
  }

  pass(dst: string, text: string): void {
    if (this.absent.isOpenTo(dst, text)) {
      this.emit('message', toPeerServer(dst, text))
    }
  }

  /**
   * Ignores further frames, so that a client that closes slowly cannot act
   * under its id.
   */
  close(code?: number, reason?: string): void {
    this.listening = false
    this.endedHere = true
    this.socket.close(code, reason)
  }

  /** Closes the socket after sending this message instead of OPEN. */
  turnAway(refusal: string): void {
    this.send(refusal)
    this.close()
  }

  /** Closes the socket, and makes PeerServer forget the client at once. */
  dismiss(code: number, reason?: string): void {
    this.close(code, reason)
    this.leave('none')
  }

  sayFarewell(): void {
    this.close(normalCode)
    this.leave('left')
  }

  refuse(code: number, reason: string): void {
    this.blame(reason)
    this.close(code, reason)
  }

  tick(): void {
    this.silentTicks = this.outbox.hasMoved() ? 0 : this.silentTicks + 1
    if (this.silentTicks === ticksToPing) {
      this.socket.ping()
    } else if (this.silentTicks >= ticksToEnd) {
      this.end('silent')
    }
  }

  /** Called for a pong, and for a ping that ws has answered. */
  private control(): void {
    if (!this.listening) return this.ignore()
    if (!this.controls.take(performance.now())) {
      this.refuse(policyCode, 'too-many-frames')
    }
  }

  private ignore(): void {
    if (++this.framesAfterwards > maxFramesAfterwards) this.socket.terminate()
  }

  /** Ends the connection of a client that would not read a close frame. */
  private end(reason: string): void {
    countRefusal(reason)
    this.listening = false
    this.endedHere = true
    this.socket.terminate()
  }

  private blame(reason: string): void {
    countRefusal(reason)
    this.onMisuse()
  }

  // Emits 'close' once: after a second event, PeerServer would unregister the
  // next client with this id.
  private leave(farewell: Farewell): void {
    if (!this.left) {
      this.left = true
      this.listening = false
      this.farewell = farewell
      this.emit('close')
    }
  }
}
