import type { LinkListener } from './LinkListener'
import { Links } from './Links'
import {
  type ClusterMessage,
  type NeighbourMessage,
  parseMessage,
} from './message'
import { everyone, instanceChannel } from './names'

interface Surroundings {
  instance: string
  listener: LinkListener
  /** Over Redis; rejects while that is away. */
  publish: (channel: string, message: ClusterMessage) => Promise<unknown>
  /** What comes over a link, and a way to answer over the same one. */
  onMessage: (
    message: ClusterMessage | null,
    answer: (text: string) => void
  ) => void
}

/**
 * The other instances, as far as there are links to them: over Redis they find
 * each other, and prove that they belong together.
 */
export class Neighbours {
  readonly #links: Links

  constructor(private readonly around: Surroundings) {
    const { listener, publish, onMessage } = around
    listener.listen((text, answer) => onMessage(parseMessage(text), answer))
    this.#links = new Links({
      tellKey: (instance, key) =>
        publish(instanceChannel(instance), { kind: 'key', key }),
      onAnswer: (text) => onMessage(parseMessage(text), () => undefined),
    })
  }

  /** Asks all others where they are. */
  seek(): void {
    this.publish(everyone, { kind: 'where', from: this.around.instance })
  }

  /** Says where this one is. */
  tellWhere(channel = everyone): void {
    const { instance: from, listener } = this.around
    this.publish(channel, { kind: 'here', from, address: listener.address })
  }

  hear(message: NeighbourMessage): void {
    switch (message.kind) {
      case 'here':
        // Its own come back to it.
        if (message.from !== this.around.instance) {
          this.#links.hear(message.from, message.address)
        }
        break
      case 'where':
        this.tellWhere(instanceChannel(message.from))
        break
      case 'key':
        this.around.listener.expect(message.key)
        break
    }
  }

  /** @returns false when there is no link to that instance */
  send(instance: string, text: string): boolean | Promise<boolean> {
    return this.#links.send(instance, text)
  }

  close(): void {
    this.#links.close()
    this.around.listener.close()
  }

  private publish(channel: string, message: NeighbourMessage): void {
    // Said again when Redis answers, and every few seconds.
    this.around.publish(channel, message).catch(() => undefined)
  }
}
