import { settle } from 'src/browser/FakeClock'
import { sharedBy } from 'src/features/messages/shared.fixtures'
import { until } from 'src/features/session/FakePeerSession'
import { isConnected } from 'src/features/session/FakeShare'

import { StepGuide } from './StepGuide'
import { guidedShare, spotAt } from './steps.fixtures'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

async function two() {
  const share = await guidedShare()
  share.editor.begin(spotAt(0.1))
  share.editor.begin(spotAt(0.2))
  await settle()
  return share
}

describe('StepGuide', () => {
  it('tells the helper the current step of the sharer', async () => {
    const { helper, guide, idOf, pictured } = await two()
    const [one, second] = [idOf(1), idOf(2)]
    expect(helper.getSnapshot().progress).toEqual({
      ...{ shownId: one, done: [], notFound: [], pictured: [] },
    })
    pictured.add(one)
    guide.done(one)
    guide.notFound(second)
    await settle()
    expect(helper.getSnapshot().progress).toEqual({
      ...{ shownId: second, done: [one], notFound: [second], pictured: [one] },
    })
  })

  it('removes the numbers of finished steps from the picture, on both sides', async () => {
    const { helper, parent, guide, idOf } = await two()
    const id = idOf(1)
    helper.say({ type: 'step', id, number: 1, ...spotAt(0.1), atMs: 0 })
    await settle()
    expect(parent.getSnapshot().marks).toHaveLength(1)
    guide.done(id)
    await settle()
    expect(parent.getSnapshot().marks).toEqual([])
    expect(helper.getSnapshot().marks).toEqual([])
  })

  it('shows the step that the helper asks for, on each request', async () => {
    const { editor, guide, idOf } = await two()
    editor.show(idOf(2))
    await settle()
    expect(guide.getSnapshot().shownId).toBe(idOf(2))
    guide.show(idOf(1))
    editor.show(idOf(2))
    await settle()
    expect(guide.getSnapshot().shownId).toBe(idOf(2))
  })

  it('knows when the shown step has news', async () => {
    const { editor, parent, guide, idOf } = await two()
    await jest.advanceTimersByTimeAsync(5_000)
    const newsMs = () => guide.getSnapshot().newsMs
    const before = newsMs()!
    editor.say(idOf(2), { text: 'Not shown' })
    await settle()
    expect(newsMs()).toBe(before)
    editor.say(idOf(1), { text: 'Shown' })
    await settle()
    expect(newsMs()).toBe(parent.clockMs())
  })

  it('continues without a connection, and reports its progress in the next call', async () => {
    const { viewer, call, helper, guide, idOf } = await two()
    call.lose()
    call.other!.lose()
    guide.done(idOf(1))
    expect(guide.getSnapshot().shownId).toBe(idOf(2))
    expect(helper.getSnapshot().progress.done).toEqual([])
    await jest.advanceTimersByTimeAsync(2_000)
    await until(viewer.session, isConnected)
    await settle()
    expect(helper.getSnapshot().progress.done).toEqual([idOf(1)])
  })

  it('continues after a reload of the page', async () => {
    const { sharer, guide, stores, idOf } = await two()
    guide.done(idOf(1))
    const ids = [idOf(1), idOf(2)]
    sharer.session.close('unload')
    const again = new StepGuide(
      sharer.session,
      sharedBy(sharer.session).steps,
      () => false,
      stores.sharer
    )
    expect(again.getSnapshot()).toMatchObject({
      ...{ shownId: ids[1], done: [ids[0]], newsMs: null },
    })
  })

  it('exists only for the sharer', async () => {
    const { viewer, helper, editor, stores } = await two()
    const store = stores.sharer.copy()
    const other = new StepGuide(
      viewer.session,
      helper.steps,
      () => false,
      store
    )
    const before = other.getSnapshot()
    editor.begin(spotAt(0.3))
    expect(other.getSnapshot()).toBe(before)
  })
})
