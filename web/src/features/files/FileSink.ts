import type { Place } from './model/transfer'

/** Where an arriving file goes. */
export interface FileSink {
  readonly place: Place
  /** under which the person finds it there, once it is complete */
  readonly name: string
  /** Called with one block after another, in order. */
  write(block: Uint8Array): Promise<void>
  /** It is complete, and as it was sent. */
  finish(): Promise<void>
  /** It will not be: nothing of it is kept. */
  abort(): void
}
