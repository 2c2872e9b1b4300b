import type { Place } from 'src/domain/files/transfer'

/** Where an arriving file goes. */
export interface FileSink {
  readonly place: Place
  /** Called with one block after another, in order. */
  write(block: Uint8Array): Promise<void>
  /** It is complete, and as it was sent. */
  finish(): Promise<void>
  /** It will not be: nothing of it is kept. */
  abort(): void
}
