import { settle } from 'src/browser/FakeClock'
import { sharedBy } from 'src/features/messages/shared.fixtures'
import { until } from 'src/features/session/FakePeerSession'
import { isConnected, shows } from 'src/features/session/FakeShare'

import { mostSteps } from './model/step'
import { StepEditor } from './StepEditor'
import { frame, guidedShare, spotAt } from './steps.fixtures'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

async function three() {
  const share = await guidedShare()
  for (const x of [0.1, 0.2, 0.3]) share.editor.begin(spotAt(x))
  await settle()
  return share
}

describe('StepEditor', () => {
  it('numbers the annotated places, and adds texts', async () => {
    const { editor, parent, numbers, idOf } = await three()
    expect(editor.begin(spotAt(0.4))).toMatchObject({ number: 4 })
    editor.say(idOf(1), { phrase: 'click-here' })
    editor.say(idOf(2), { text: 'Type your name' })
    await settle()

    expect(numbers()).toEqual([1, 2, 3, 4])
    expect(parent.getSnapshot().steps.map(({ words }) => words)).toEqual([
      ...[{ phrase: 'click-here' }, { text: 'Type your name' }, null, null],
    ])
  })

  it('changes the order and removes steps, with the numbers on the picture', async () => {
    const { editor, helper, parent, numbers, idOf } = await three()
    const mark = (number: number) =>
      helper.say({
        type: 'step',
        ...{ id: idOf(number), number, ...spotAt(0), atMs: 0 },
      })
    mark(1)
    mark(2)
    mark(3)
    editor.move(idOf(3), -1)
    await settle()
    expect(numbers()).toEqual([1, 3, 2])
    const numbered = () =>
      parent
        .getSnapshot()
        .marks.map((each) => each.type === 'step' && each.number)
        .sort()
    expect(numbered()).toEqual([1, 2, 3])
    expect(parent.getSnapshot().marks).toContainEqual(
      expect.objectContaining({ id: idOf(2), number: 2 })
    )

    editor.remove(idOf(1))
    await settle()
    expect(numbers()).toEqual([3, 2])
    expect(numbered()).toEqual([1, 2])
  })

  it('restores a removed step in its place, with its text', async () => {
    const { editor, parent, numbers, idOf } = await three()
    editor.say(idOf(2), { text: 'Here' })
    editor.remove(idOf(2))
    editor.begin(spotAt(0.4))
    await settle()
    expect(numbers()).toEqual([1, 3, 4])
    expect(editor.getSnapshot().removed).toBeNull()

    editor.remove(idOf(1))
    editor.putBack()
    await settle()
    expect(numbers()).toEqual([1, 3, 4])
    expect(editor.getSnapshot().removed).toBeNull()
    expect(parent.getSnapshot().steps).toHaveLength(3)
  })

  it('gives a step a new place with the next number on the picture only', async () => {
    const { editor, parent, idOf } = await three()
    const id = idOf(2)
    editor.say(id, { text: 'Here' })
    editor.placeAgain(id)
    expect(editor.begin(spotAt(0.9))).toEqual({ id, number: 2 })
    await settle()
    expect(parent.getSnapshot().steps[1]).toMatchObject({
      ...{ id, point: { x: 0.9 }, words: { text: 'Here' } },
    })
    expect(editor.begin(spotAt(0.5))).toMatchObject({ number: 4 })
  })

  it('follows a number that is dragged while it is pressed', async () => {
    const { editor, parent, idOf } = await three()
    const before = parent.getSnapshot().steps
    editor.place(idOf(3), spotAt(0.3))
    await settle()
    expect(parent.getSnapshot().steps).toBe(before)
    editor.place(idOf(3), spotAt(0.35))
    await settle()
    expect(parent.getSnapshot().steps[2]?.point.x).toBe(0.35)
  })

  it('stops when the list is full, and reports it', async () => {
    const { editor, numbers } = await guidedShare()
    for (let at = 0; at < mostSteps; at++) {
      editor.begin(spotAt(0.1))
      await jest.advanceTimersByTimeAsync(100)
    }
    expect(editor.begin(spotAt(0.1))).toBeNull()
    expect(editor.getSnapshot().isFull).toBe(true)
    expect(numbers()).toHaveLength(mostSteps)
  })

  it('changes nothing without a connection', async () => {
    const { editor, call, helper, idOf } = await three()
    call.lose()
    call.other!.lose()
    const before = helper.getSnapshot().steps
    expect(editor.begin(spotAt(0.4))).toBeNull()
    expect(editor.say(idOf(1), { text: 'Lost' })).toBe(false)
    editor.remove(idOf(1))
    editor.move(idOf(1), 1)
    expect(editor.getSnapshot().removed).toBeNull()
    expect(helper.getSnapshot().steps).toBe(before)
  })

  it('sends the whole list in the next call, so that both sides agree although messages were lost', async () => {
    const { editor, viewer, call, helper, parent, idOf } = await three()
    jest.spyOn(call.other!.appMessages, 'send').mockReturnValue(true)
    // The sharer receives neither change.
    editor.remove(idOf(1))
    editor.begin(spotAt(0.7))
    call.lose()
    call.other!.lose()
    await jest.advanceTimersByTimeAsync(2_000)
    await until(viewer.session, isConnected)
    await until(viewer.session, shows('shared'))
    await settle()

    const bare = (shared: typeof helper) =>
      shared.getSnapshot().steps.map(({ liveMs: _, ...step }) => step)
    expect(bare(parent)).toEqual(bare(helper))
    expect(parent.getSnapshot().steps).toHaveLength(3)
  })

  it('restores its list after a reload, for the same person', async () => {
    const { viewer, stores, parent, numbers } = await three()
    const again = sharedBy(viewer.session)
    parent.steps.subscribe(() => {})
    Object.defineProperty(viewer.session.getSnapshot(), 'participantNumber', {
      value: 0,
    })
    const editor = new StepEditor(
      viewer.session,
      again.steps,
      again.annotations,
      stores.helper
    )
    expect(editor.getSnapshot().removed).toBeNull()
    expect(numbers(again)).toEqual([1, 2, 3])
    expect(again.getSnapshot().steps[0]).toMatchObject({ frame, liveMs: null })
  })

  it('keeps its list when its page is closed, which may be a reload', async () => {
    const { viewer, stores, helper } = await three()
    viewer.session.close('unload')
    expect(helper.getSnapshot().steps).toHaveLength(3)
    expect(stores.helper.read('kinscreen.steps')).toContain('0.1')
  })

  it('deletes its list when somebody else connects', async () => {
    const { viewer, stores } = await three()
    expect(stores.helper.read('kinscreen.steps')).toContain('0.1')
    const other = sharedBy(viewer.session)
    const editor = new StepEditor(
      viewer.session,
      other.steps,
      other.annotations,
      stores.helper
    )
    expect(editor.getSnapshot().removed).toBeNull()
    expect(other.getSnapshot().steps).toEqual([])
    // The steps do not come back after another reload while the new person is
    // connected.
    expect(stores.helper.read('kinscreen.steps')).toBeNull()
  })
})
