import { Store } from 'src/browser/Store'

import { isIdle, screenState } from './model/selectors'
import type { PeerSession } from './PeerSession'
import type { PeerSessionSnapshot } from './PeerSessionSnapshot'

/**
 * Where something is saved: in the folder for downloads, in a folder that the
 * person chose, or among the sheets of this browser (the steps of a share with
 * their pictures, stored by the feature `sheets`).
 */
export type Place = 'downloads' | 'chosen' | 'sheets'

/** A file or sheet of a share that stays on this device. */
export interface Saved {
  name: string
  place: Place
  /** the id of a sheet, which may be saved again */
  id?: string
}

export interface LastShareState {
  /** null while a share is running, or before the first one */
  durationMs: number | null
  saved: readonly Saved[]
}

/**
 * How long the latest share lasted, and what was saved from it on this device.
 */
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

  /**
   * Records something that was saved. A later record of the same name or sheet
   * replaces the earlier one.
   */
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
      // After a reload, sheets may be recorded before the share resumes. They
      // belong to that share.
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

/** Whether the peer sees the screen; the pages call this "sharing". */
function isShowing(snapshot: PeerSessionSnapshot): boolean {
  const screen = screenState(snapshot)
  return (
    snapshot.remoteParticipantState === 'connected' &&
    (screen === 'on' || screen === 'shared')
  )
}
