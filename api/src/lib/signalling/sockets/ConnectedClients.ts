import { metrics } from 'src/lib/metrics/metrics'

import type { GuardedSocket } from './GuardedSocket'

/** The clients attached to this process, by id. */
export class ConnectedClients {
  private readonly sockets = new Map<string, GuardedSocket>()

  has(userId: string): boolean {
    return this.sockets.has(userId)
  }

  get(userId: string): GuardedSocket | undefined {
    return this.sockets.get(userId)
  }

  forEach(visit: (socket: GuardedSocket) => void): void {
    this.sockets.forEach(visit)
  }

  /** @returns the socket that had the id until now, if there was one */
  attach(userId: string, socket: GuardedSocket): GuardedSocket | undefined {
    const previous = this.sockets.get(userId)
    this.sockets.set(userId, socket)
    metrics.peers.set(this.sockets.size)
    return previous
  }

  detach(userId: string): void {
    this.sockets.delete(userId)
    metrics.peers.set(this.sockets.size)
  }
}
