import type { StatusFigures } from './StatusSample'

/** The way to the instances whose figures are added up. */
export interface FiguresExchange {
  /** Tells the other instances what this one counts. */
  tellFigures(figures: StatusFigures): void
  /** Names the one who hears what another instance counts. */
  hearFigures(hear: (instance: string, figures: StatusFigures) => void): void
}
