import { FakeStore } from 'src/browser/FakeStore'
import { sharedBy } from 'src/features/messages/shared.fixtures'
import { sharing } from 'src/features/session/FakeShare'
import type { Spot } from 'src/features/stage/model/spot'

import { StepEditor } from './StepEditor'
import { StepGuide } from './StepGuide'

export const frame = { width: 1280, height: 720 }
export const spotAt = (x: number): Spot => ({ point: { x, y: 0.5 }, frame })

/** Connects a helper who edits steps with a sharer who follows them. */
export async function guidedShare() {
  const share = await sharing()
  const stores = { helper: new FakeStore(), sharer: new FakeStore() }
  const helper = sharedBy(share.viewer.session)
  const parent = sharedBy(share.sharer.session)
  const editor = new StepEditor(
    share.viewer.session,
    helper.steps,
    helper.annotations,
    stores.helper
  )
  const pictured = new Set<number>()
  const guide = new StepGuide(
    share.sharer.session,
    parent.steps,
    (id) => pictured.has(id),
    stores.sharer
  )
  const numbers = (shared = parent) =>
    shared.getSnapshot().steps.map(({ point }) => Math.round(point.x * 10))
  const idOf = (number: number) => helper.getSnapshot().steps[number - 1]!.id
  return {
    ...share,
    stores,
    helper,
    parent,
    editor,
    guide,
    pictured,
    numbers,
    idOf,
  }
}
