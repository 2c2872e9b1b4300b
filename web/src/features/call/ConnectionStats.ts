import type { Undo } from 'src/browser/listen'
import { isPageSeen } from 'src/browser/pageVisibility'
import { Store } from 'src/browser/Store'
import { restingFramesPerSecond, viewerLag } from 'src/features/picture'

import { connectionReading } from './connectionReading'
import {
  type ConnectionFigures,
  connectionFigures,
  type ConnectionReading,
} from './model/connectionFigures'
import type { CallPort } from './PeerPort'

const everyMs = 1_000

/**
 * The figures cover this many readings, so that one bad second does not look
 * like a bad connection.
 */
const mostReadings = 6

/**
 * Reads the statistics of a call while somebody is subscribed, and tells the
 * sharer when this computer is too slow to show all frames.
 */
export class ConnectionStats {
  private readonly figures = new Store<ConnectionFigures | null>(null)
  private readings: ConnectionReading[] = []
  private timer: ReturnType<typeof setInterval> | null = null

  constructor(
    private readonly call: Pick<CallPort, 'getStats' | 'reportLag' | 'rest'>
  ) {}

  readonly getSnapshot = this.figures.getSnapshot

  readonly subscribe = (listener: () => void): Undo => {
    const unsubscribe = this.figures.subscribe(listener)
    if (this.timer === null) this.start()
    return () => {
      unsubscribe()
      if (!this.figures.isFollowed) this.stop()
    }
  }

  private start(): void {
    this.readings = []
    this.timer = setInterval(() => void this.read(), everyMs)
    void this.read()
  }

  private stop(): void {
    this.call.rest(false)
    if (this.timer !== null) clearInterval(this.timer)
    this.timer = null
  }

  private async read(): Promise<void> {
    if (!isPageSeen()) return
    const stats = await this.call.getStats().catch(() => null)
    if (!stats || this.timer === null) return
    const reading = connectionReading(stats, performance.now())
    const before = this.readings[this.readings.length - 1]
    const lag = before ? viewerLag(before, reading) : null
    if (lag) this.call.reportLag(lag)
    this.readings = [...this.readings, reading].slice(-mostReadings)
    const figures = connectionFigures(this.readings)
    this.figures.set(figures)
    const { framesPerSecond = Infinity } = figures ?? {}
    this.call.rest(framesPerSecond <= restingFramesPerSecond)
  }
}
