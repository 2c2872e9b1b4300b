import type { InstanceFigures } from './InstanceFigures'

/** An instance reports every 2 s, and has ended after three missing reports. */
const keptMs = 6_000

/** Other programs that can use the Redis could send any number of names. */
const maxInstances = 100

export class OtherInstances {
  private readonly told = new Map<
    string,
    { atMs: number; figures: InstanceFigures }
  >()

  /** @param nowMs time of a monotonic clock */
  note(instance: string, figures: InstanceFigures, nowMs: number): void {
    if (this.told.has(instance) || this.told.size < maxInstances) {
      this.told.set(instance, { atMs: nowMs, figures })
    }
  }

  /** @returns the metrics of live instances */
  figures(nowMs: number): InstanceFigures[] {
    for (const [instance, { atMs }] of this.told) {
      if (nowMs - atMs >= keptMs) {
        this.told.delete(instance)
      }
    }
    return [...this.told.values()].map(({ figures }) => figures)
  }
}
