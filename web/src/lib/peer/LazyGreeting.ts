import type { HelloMessage } from 'src/domain/wire/callProtocol'

import type { Greeting } from './CallChannel'
import type { Acquaintance, CallGreeting, Stranger } from './CallGreeting'

/** CallGreeting, loaded with the first call: nothing is proved before. */
export class LazyGreeting implements Greeting {
  private readonly loaded: Promise<CallGreeting>

  /** @param tell is called once, with what is known of the peer */
  constructor(
    private readonly tell: (found: Acquaintance | Stranger) => void,
    ...call: ConstructorParameters<typeof CallGreeting>
  ) {
    this.loaded = import('./CallGreeting').then(
      (found) => new found.CallGreeting(...call)
    )
  }

  async hello(channel: RTCDataChannel): Promise<HelloMessage> {
    return (await this.loaded).hello(channel)
  }

  async heard(hello: HelloMessage | null): Promise<void> {
    const found = this.loaded.then((greeting) => greeting.heard(hello))
    this.tell(await found.catch(() => 'lost' as const))
  }

  keep(): void {
    this.loaded.then((greeting) => greeting.keep()).catch(() => {})
  }
}
