/** A rising pair of notes for who comes, a falling one for who goes; one note twice for what is shown. */
export type ChimeTune = 'arrived' | 'left' | 'shown'

export interface ChimePort {
  /** Plays softly, or does nothing where the browser does not allow it. */
  play(tune: ChimeTune): void
  /** Final. */
  close(): void
}
