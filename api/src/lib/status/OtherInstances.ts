import type { StatusFigures } from './StatusSample'

/** Figures come every 2 s; an instance that misses three is gone. */
const keptMs = 6_000

/** Bounds what a Redis that others write to can fill. */
const maxInstances = 100

/** What the other instances have last said of themselves. */
export class OtherInstances {
  private readonly told = new Map<
    string,
    { atMs: number; figures: StatusFigures }
  >()

  /** @param nowMs of a clock that never jumps, such as performance.now() */
  note(instance: string, figures: StatusFigures, nowMs: number): void {
    if (this.told.has(instance) || this.told.size < maxInstances) {
      this.told.set(instance, { atMs: nowMs, figures })
    }
  }

  /** @returns the figures of those that are alive */
  figures(nowMs: number): StatusFigures[] {
    for (const [instance, { atMs }] of this.told) {
      if (nowMs - atMs >= keptMs) {
        this.told.delete(instance)
      }
    }
    return [...this.told.values()].map(({ figures }) => figures)
  }
}
