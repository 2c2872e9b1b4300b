import type { InstanceFigures } from './StatusSample'

/** Exchanges metrics with the other instances. */
export interface FiguresExchange {
  /** Sends the other instances this one's metrics. */
  tellFigures(figures: InstanceFigures): void
  /** Sets the handler for the metrics of another instance. */
  hearFigures(hear: (instance: string, figures: InstanceFigures) => void): void
}
