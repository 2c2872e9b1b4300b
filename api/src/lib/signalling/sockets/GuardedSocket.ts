import { EventEmitter } from 'node:events'

import { WebSocket } from 'ws'

import type { RoutedFrame } from 'src/lib/frames/routedFrame'
import {
  fromPeerServer,
  toPeerServer,
} from 'src/lib/signalling/peerServer/peerServerIds'
import { normalCode } from 'src/lib/signalling/protocol/closeCodes'
import { AbsentGate } from 'src/lib/signalling/relay/AbsentGate'
import { countRefusal } from 'src/lib/signalling/relay/countRefusal'
import { FrameGate } from 'src/lib/signalling/relay/FrameGate'
import type { WaitingFrames } from 'src/lib/signalling/relay/WaitingFrames'

import { type Farewell, farewellOf } from './farewell'
import { Outbox } from './Outbox'

/** What is under way when a client learns that it is refused. */
const maxFramesAfterwards = 1_000

/** Proxies close a connection that has been silent for 60 s, some for 30 s. */
const ticksToPing = 22
const ticksToEnd = 2 * ticksToPing

export interface GuardedSocketDependencies {
  isAttached: (userId: string) => boolean
  /** Keeps a place for a frame to an absent receiver, or says what is full. */
  mayWait: WaitingFrames['add']
  /** Finds the way of a frame; `pass` hands it to PeerServer. */
  route: (frame: RoutedFrame, pass: () => void, block: string) => void
}

/** Whose socket it is. */
interface Client {
  userId: string
  /** Decided once: a sign-in that ends later ends nothing. */
  mayReceive: boolean
  block: string
  /** Called when it is closed for what it sent, which no client of ours does. */
  onMisuse: () => void
}

/**
 * What PeerServer sees in place of a client's WebSocket: the four members that
 * PeerServer 1.0.2 uses (`on('message')`, `on('close')`, `send`, `close`), with
 * nothing behind them but what the gates let through.
 */
export class GuardedSocket extends EventEmitter {
  /** How the client has ended it; `none` where we have, or nobody knows who. */
  farewell: Farewell = 'none'
  readonly block: string
  private listening = false
  private left = false
  private endedHere = false
  private silentTicks = 0
  private framesAfterwards = 0
  private readonly frames: FrameGate
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
      route: (frame, pass) => dependencies.route(frame, pass, block),
    })
    socket.on('message', (data, isBinary) => {
      if (this.listening) {
        this.silentTicks = 0
        const text = isBinary ? '' : data.toString()
        this.frames.receive(text, (data as Buffer).length)
      } else if (++this.framesAfterwards > maxFramesAfterwards) {
        socket.terminate()
      }
    })
    socket.on('pong', () => (this.silentTicks = 0))
    socket.on('close', (code) =>
      this.leave(this.endedHere ? 'none' : farewellOf(code))
    )
    // ws closes the socket after an error; unheard, it would end the process.
    socket.on('error', () => {
      this.endedHere = true
      this.blame('broken-frame')
    })
  }

  isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN
  }

  /** Frames that came before are lost: no client speaks before OPEN. */
  listen(): void {
    this.listening = true
  }

  /** What does not fit is dropped: no sender may end a receiver. */
  send(data: string): void {
    if (!this.outbox.send(fromPeerServer(data))) {
      countRefusal('slow-receiver')
    }
  }

  /** Hands PeerServer a frame of this client, if it may be relayed or wait. */
  pass(dst: string, text: string): void {
    if (this.absent.isOpenTo(dst, text)) {
      this.emit('message', toPeerServer(dst, text))
    }
  }

  /** Hears no further frame, so that a slow closer cannot speak for an id. */
  close(code?: number, reason?: string): void {
    this.listening = false
    this.endedHere = true
    this.socket.close(code, reason)
  }

  /** The same, for somebody who hears this instead of OPEN. */
  turnAway(refusal: string): void {
    this.send(refusal)
    this.close()
  }

  /** The same, and PeerServer forgets it before the socket has closed. */
  dismiss(code: number, reason?: string): void {
    this.close(code, reason)
    this.leave('none')
  }

  /** The same, because the client has asked for it. */
  sayFarewell(): void {
    this.close(normalCode)
    this.leave('left')
  }

  /** The same as close, for what it sent. */
  refuse(code: number, reason: string): void {
    this.blame(reason)
    this.close(code, reason)
  }

  /** One tick of the timer that finds sockets whose other end is gone. */
  tick(): void {
    this.silentTicks = this.outbox.hasMoved() ? 0 : this.silentTicks + 1
    if (this.silentTicks === ticksToPing) {
      this.socket.ping()
    } else if (this.silentTicks >= ticksToEnd) {
      this.end('silent')
    }
  }

  /** For those who would not read a close frame. */
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

  // At a second close PeerServer would unregister the id's next owner.
  private leave(farewell: Farewell): void {
    if (!this.left) {
      this.left = true
      this.listening = false
      this.farewell = farewell
      this.emit('close')
    }
  }
}
