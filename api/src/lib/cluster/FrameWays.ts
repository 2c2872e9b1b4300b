import type { Redis } from 'ioredis'

import type { RoutedFrame } from 'src/lib/signalling/routedFrame'

import { writeMessage } from './message'
import { instanceChannelPrefix, leaseKey } from './names'
import type { Neighbours } from './Neighbours'
import { instanceOf, sendScript } from './scripts'
import { Whereabouts } from './Whereabouts'

interface Surroundings {
  redis: Redis
  instance: string
  /** Undefined where all goes through Redis. */
  neighbours: Neighbours | undefined
}

/** Carries frames to whichever instance has their receiver. */
export class FrameWays {
  readonly #whereabouts = new Whereabouts()

  constructor(private readonly around: Surroundings) {}

  /** An id has been attached to an instance. */
  note(userId: string, instance: string): void {
    this.#whereabouts.note(userId, instance)
  }

  /** An instance says that it has no such id: has another one? */
  isElsewhere(userId: string, instance: string): boolean {
    const known = this.#whereabouts.get(userId)
    if (known === instance) {
      this.#whereabouts.forget(userId)
    }
    return known !== undefined && known !== instance
  }

  /** Something may have been missed. */
  forgetAll(): void {
    this.#whereabouts.forgetAll()
  }

  /** @returns whether an instance took it */
  async send(frame: RoutedFrame): Promise<boolean> {
    const { neighbours, instance: from } = this.around
    const text = writeMessage({ kind: 'frame', from, frame })
    if (neighbours) {
      const known = this.#whereabouts.get(frame.dst)
      const instance = known ?? (await this.lookUp(frame.dst))
      if (instance === undefined) {
        return false
      }
      const sent = neighbours.send(instance, text)
      if (sent === true || (sent && (await sent))) {
        return true
      }
    }
    return this.sendThroughRedis(frame.dst, text)
  }

  private async lookUp(userId: string): Promise<string | undefined> {
    const lease = await this.around.redis
      .get(leaseKey(userId))
      .catch(() => null)
    const instance = lease === null ? undefined : instanceOf(lease)
    if (instance !== undefined) {
      this.note(userId, instance)
    }
    return instance
  }

  private async sendThroughRedis(dst: string, text: string): Promise<boolean> {
    const takers = await this.around.redis
      .eval(sendScript, 1, leaseKey(dst), instanceChannelPrefix, text)
      .catch(() => 0)
    return takers === 1
  }
}
