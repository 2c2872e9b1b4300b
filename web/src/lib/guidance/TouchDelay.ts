import type { Spot } from 'src/domain/picture/spot'

/** Two fingers never come down at the same moment. */
export const patienceMs = 80

/** Waits with what one finger does until it is clear that no second one is coming. */
export class TouchDelay {
  private spots: Spot[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  get isWaiting(): boolean {
    return this.timer !== undefined
  }

  begin(spot: Spot, onCertain: () => void): void {
    this.spots = [spot]
    this.timer = setTimeout(onCertain, patienceMs)
  }

  add(spot: Spot): void {
    this.spots.push(spot)
  }

  /** Waits no longer. @returns where the finger has been meanwhile */
  end(): readonly Spot[] {
    clearTimeout(this.timer)
    this.timer = undefined
    const { spots } = this
    this.spots = []
    return spots
  }
}
