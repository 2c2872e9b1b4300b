import type { InstanceFigures } from './InstanceFigures'

/** Metrics arrive every 2 s; an instance that misses three updates is gone. */
const keptMs = 6_000

/** Limits the memory that other programs with access to the Redis can fill. */
const maxInstances = 100

/** The latest metrics of the other instances. */
export class OtherInstances {
  private readonly told = new Map<
    string,
    { atMs: number; figures: InstanceFigures }
  >()

  /** @param nowMs time of a monotonic clock, such as performance.now() */
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
