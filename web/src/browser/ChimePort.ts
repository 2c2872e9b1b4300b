/**
 * A rising pair of notes when someone comes, a falling one when someone goes;
 * one note twice for a new mark; both notes, again and again, for somebody who
 * needs help.
 */
export type ChimeTune = 'arrived' | 'left' | 'shown' | 'ringing'

export interface ChimePort {
  /** Plays softly, or does nothing if the browser does not allow it. */
  play(tune: ChimeTune): void
  /** Final. */
  close(): void
}
