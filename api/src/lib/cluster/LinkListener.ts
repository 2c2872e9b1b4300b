import { once } from 'node:events'
import { type AddressInfo, isIPv6 } from 'node:net'

import { type WebSocket, WebSocketServer } from 'ws'

import { endWhenSilent } from './endWhenSilent'
import { LinkKeys } from './LinkKeys'

/** A frame of a client has at most 64 KiB; the sender's name comes on top. */
const maxMessageBytes = 128 * 1024

type Hear = (text: string, answer: (text: string) => void) => void

/** Where other instances link to this one: on a private address, by a key. */
export class LinkListener {
  readonly #keys = new LinkKeys()
  readonly #server: WebSocketServer
  #hear: Hear = () => undefined

  private constructor(private readonly host: string) {
    this.#server = new WebSocketServer({
      host,
      port: 0,
      maxPayload: maxMessageBytes,
      perMessageDeflate: false,
      verifyClient: ({ req }, decide) =>
        void this.#keys
          .isTold(req.headers.authorization ?? '')
          .then((isTold) => decide(isTold, 401)),
    })
    this.#server.on('connection', (socket) => this.welcome(socket))
  }

  /**
   * Listens at a port of its own choosing.
   * @param host this machine's address in the network of the instances; rejects
   * when it is not
   */
  static async open(host: string): Promise<LinkListener> {
    const listener = new LinkListener(host)
    await once(listener.#server, 'listening')
    return listener
  }

  /** What others connect to: host and port. */
  get address(): string {
    const { port } = this.#server.address() as AddressInfo
    return `${isIPv6(this.host) ? `[${this.host}]` : this.host}:${port}`
  }

  /** Names the one who hears what comes over links. */
  listen(hear: Hear): void {
    this.#hear = hear
  }

  /** The key with which an instance will come. */
  expect(key: string): void {
    this.#keys.tell(key)
  }

  close(): void {
    this.#server.clients.forEach((socket) => socket.close())
    this.#server.close()
  }

  private welcome(socket: WebSocket): void {
    // It closes after an error; unheard, that would end the process.
    socket.on('error', () => undefined)
    socket.on('message', (data) =>
      this.#hear(data.toString(), (text) => socket.send(text))
    )
    endWhenSilent(socket)
  }
}
