import { EventEmitter } from 'node:events'

import type { WebSocket } from 'ws'

import { countFrame } from './countFrame'
import { parseFrame } from './frame'

const heartbeat = JSON.stringify({ type: 'HEARTBEAT' })

/**
 * What PeerServer sees in place of a client's WebSocket: the four members that
 * PeerServer 1.0.2 uses (`on('message')`, `on('close')`, `send`, `close`), with
 * nothing but well-formed frames behind them.
 */
export class GuardedSocket extends EventEmitter {
  #listening = true
  #left = false

  constructor(private readonly socket: WebSocket) {
    super()
    socket.on('message', (data, isBinary) => {
      if (this.#listening && !isBinary) {
        this.receive(data.toString())
      }
    })
    socket.on('close', () => this.leave())
    // ws closes the socket after an error; unheard, it would end the process.
    socket.on('error', () => undefined)
  }

  send(data: string): void {
    this.socket.send(data)
  }

  /** A sign of life that counts as a HEARTBEAT of the client. */
  beat(): void {
    this.emit('message', heartbeat)
  }

  /** Hears no further frame, so that a slow closer cannot speak for an id. */
  close(code?: number, reason?: string): void {
    this.#listening = false
    this.socket.close(code, reason)
  }

  private receive(text: string): void {
    const frame = parseFrame(text)
    countFrame(frame)
    switch (frame?.type) {
      case 'LEAVE':
        // PeerServer 1.0.2 frees the id at LEAVE but keeps listening.
        this.close(1000)
        this.leave()
        break
      case 'HEARTBEAT':
      case 'OFFER':
      case 'ANSWER':
      case 'CANDIDATE':
        this.emit('message', text)
        break
    }
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
