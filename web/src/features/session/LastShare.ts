import { Store } from 'src/browser/Store'

import { isIdle, screenState } from './model/selectors'
import type { PeerSession } from './PeerSession'
import type { PeerSessionSnapshot } from './PeerSessionSnapshot'

/**
 * Where something was saved. `sheets`: a record of the share with screenshots,
 * in this browser’s storage.
 */
export type Place = 'downloads' | 'chosen' | 'sheets'

export interface Saved {
  name: string
  place: Place
  /** the id of an entry in `sheets`, which may be saved several times */
  id?: string
}

export interface LastShareState {
  /** null during a share, or before the first one */
  durationMs: number | null
  saved: readonly Saved[]
}

export class LastShare {
  private readonly state = new Store<LastShareState>({
    durationMs: null,
    saved: [],
  })
  private beganMs: number | null = null

  readonly subscribe = this.state.subscribe
  readonly getSnapshot = this.state.getSnapshot

  constructor(
    private readonly session: Pick<PeerSession, 'subscribe' | 'getSnapshot'>,
    private readonly now: () => number = () => performance.now()
  ) {
    session.subscribe(this.look)
    this.look()
  }

  /** Replaces the entry with the same id, or the same name and place. */
  readonly note = (saved: Saved): void => {
    const before = this.getSnapshot()
    const others = before.saved.filter((each) => keyOf(each) !== keyOf(saved))
    this.state.set({ ...before, saved: [...others, saved] })
  }

  private readonly look = (): void => {
    const snapshot = this.session.getSnapshot()
    if (this.beganMs === null && isShowing(snapshot)) {
      this.beganMs = this.now()
      const { durationMs, saved } = this.getSnapshot()
      // Keeps what was saved after a reload but before the share resumed,
      // because it belongs to this share.
      this.state.set({
        durationMs: null,
        saved: durationMs === null ? saved : [],
      })
    }
    if (this.beganMs !== null && isIdle(snapshot)) {
      const durationMs = this.now() - this.beganMs
      this.beganMs = null
      this.state.set({ ...this.getSnapshot(), durationMs })
    }
  }
}

const keyOf = ({ id, name, place }: Saved): string => id ?? `${place} ${name}`

/** Whether the viewer sees the screen now. */
function isShowing(snapshot: PeerSessionSnapshot): boolean {
  const screen = screenState(snapshot)
  return (
    snapshot.remoteParticipantState === 'connected' &&
    (screen === 'on' || screen === 'shared')
  )
}
