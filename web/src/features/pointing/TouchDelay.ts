import type { Spot } from 'src/features/stage/model/spot'

/** Two fingers never touch at exactly the same moment. */
export const patienceMs = 80

/**
 * Delays the action of one finger until it is clear that no second one follows.
 */
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

  /**
   * Ends the delay.
   * @returns the positions of the finger meanwhile
   */
  end(): readonly Spot[] {
    clearTimeout(this.timer)
    this.timer = undefined
    const { spots } = this
    this.spots = []
    return spots
  }
}
