import { settle } from 'src/browser/FakeClock'
import type { StepPicture } from 'src/features/stage/paintStep'
import type { takeStepPicture } from 'src/features/stage/takeStepPicture'

import { StepPictures } from './StepPictures'
import { guidedShare, spotAt } from './steps.fixtures'

type Request = Parameters<typeof takeStepPicture>[0]

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Starts a share. Each screenshot is finished when the test calls `give`. */
async function picturing() {
  const share = await guidedShare()
  const requests: (Request & {
    give: (picture: StepPicture | null) => void
  })[] = []
  const onChange = jest.fn()
  const painted = jest.fn(async (_view: Window) => {})
  const pictures = new StepPictures({
    session: share.sharer.session,
    shared: share.parent.steps,
    ...{ onChange, painted },
    fetch: async () => (request) =>
      new Promise((give) => requests.push({ ...request, give })),
  })
  const picture = (): StepPicture => ({
    closeUp: document.createElement('canvas'),
    map: document.createElement('canvas'),
  })
  const begin = async (x: number) => {
    const step = share.editor.begin(spotAt(x))
    await settle()
    return step!.id
  }
  const give = async (at: number, given: StepPicture | null = picture()) => {
    requests[at]!.give(given)
    await settle()
    return given
  }
  return { ...share, requests, onChange, painted, pictures, begin, give }
}

describe('StepPictures', () => {
  it('takes a picture of each annotated place, from the captured track', async () => {
    const { requests, track, pictures, onChange, begin, give } =
      await picturing()
    const id = await begin(0.1)
    expect(requests).toHaveLength(1)
    const { point, frame, track: of } = requests[0]!
    expect({ point, frame }).toEqual(spotAt(0.1))
    expect(of === track).toBe(true)
    expect(pictures.has(id)).toBe(false)
    expect(pictures.isTaking(id)).toBe(true)
    const given = await give(0)
    expect(pictures.isTaking(id)).toBe(false)
    expect(pictures.getSnapshot().get(id)).toBe(given)
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  it('takes none for texts, order, or repeated messages', async () => {
    const { editor, parent, requests, pictures, begin, give } =
      await picturing()
    const id = await begin(0.1)
    await give(0)
    editor.say(id, { phrase: 'click-here' })
    editor.remove(id)
    await settle()
    expect(parent.getSnapshot().steps).toEqual([])
    editor.putBack()
    await settle()
    expect(parent.getSnapshot().steps).toHaveLength(1)
    expect(requests).toHaveLength(1)
    expect(pictures.has(id)).toBe(true)
  })

  it('takes another picture for another place, and discards one that is finished too late', async () => {
    const { editor, requests, pictures, begin, give } = await picturing()
    const id = await begin(0.1)
    await jest.advanceTimersByTimeAsync(100)
    editor.place(id, spotAt(0.2))
    await settle()
    expect(requests).toHaveLength(2)
    const right = await give(1)
    await give(0)
    expect(pictures.getSnapshot().get(id)).toBe(right)

    await jest.advanceTimersByTimeAsync(100)
    editor.place(id, spotAt(0.3))
    await settle()
    // The screenshot of the old place is discarded.
    await give(2, null)
    expect(pictures.has(id)).toBe(false)
    expect(pictures.isTaking(id)).toBe(false)
  })

  it('never takes a picture of a hidden screen', async () => {
    const { sharer, parent, requests, begin } = await picturing()
    const id = await begin(0.1)
    expect(requests[0]!.isStillShown()).toBe(true)
    sharer.session.hide()
    expect(requests[0]!.isStillShown()).toBe(false)
    sharer.session.show()
    // The screen was hidden after the request, so the screenshot is invalid
    // even if the screen is visible again.
    expect(requests[0]!.isStillShown()).toBe(false)

    sharer.session.hide()
    // Only a malicious page annotates a hidden screen.
    const message = { type: 'step-set', id: id + 1, ...spotAt(0.5) } as const
    const { appMessages } = sharer.session.getSnapshot().mediaConnection!
    appMessages.receive(
      JSON.stringify({ v: 1, ...message, words: null, isLive: true, atMs: 0 })
    )
    await settle()
    expect(parent.getSnapshot().steps).toHaveLength(2)
    expect(requests).toHaveLength(1)
  })

  it('takes a picture only of the annotated surface', async () => {
    const { sharer, requests, begin } = await picturing()
    await begin(0.1)
    sharer.session.change()
    sharer.capture.choose()
    expect(requests[0]!.isStillShown()).toBe(false)
  })

  it('paints over what covers the screen at that time', async () => {
    const { requests, pictures, begin } = await picturing()
    const undo = pictures.showIn(window, ({ width }) => ({
      x: 0,
      y: 0,
      width,
      height: 9,
    }))
    await begin(0.1)
    const size = { width: 8, height: 8 }
    expect(requests[0]!.coveredOf(size)).toMatchObject({ width: 8, height: 9 })
    undo()
    expect(requests[0]!.coveredOf(size)).toBeNull()
  })

  it('takes a picture after the window with the step has painted its text', async () => {
    const { painted, pictures, requests, begin } = await picturing()
    const panel = Object.create(null) as Window
    const undo = pictures.showIn(panel, () => null)
    let paint = (): void => undefined
    painted.mockReturnValueOnce(new Promise((resolve) => (paint = resolve)))
    await begin(0.1)
    expect(painted.mock.lastCall?.[0] === panel).toBe(true)
    expect(requests).toHaveLength(0)
    paint()
    await settle()
    expect(requests).toHaveLength(1)
    undo()
    await begin(0.2)
    expect(painted.mock.lastCall?.[0] === window).toBe(true)
  })

  it('deletes a picture that the sharer rejects, and takes the next one when another place is annotated', async () => {
    const { pictures, editor, requests, onChange, begin, give } =
      await picturing()
    const id = await begin(0.1)
    pictures.leaveOut(id)
    expect(onChange).not.toHaveBeenCalled()
    await give(0)
    pictures.leaveOut(id)
    expect(pictures.has(id)).toBe(false)
    expect(pictures.isTaking(id)).toBe(false)
    expect(onChange).toHaveBeenCalledTimes(2)

    await jest.advanceTimersByTimeAsync(100)
    editor.place(id, spotAt(0.2))
    await settle()
    expect(requests).toHaveLength(2)
    await give(1)
    expect(pictures.has(id)).toBe(true)
  })

  it('deletes all pictures when somebody else connects', async () => {
    const { sharer, pictures, begin, give } = await picturing()
    const id = await begin(0.1)
    await give(0)
    expect(pictures.has(id)).toBe(true)
    const { participantNumber, ...same } = sharer.session.getSnapshot()
    jest
      .spyOn(sharer.session, 'getSnapshot')
      .mockReturnValue({ ...same, participantNumber: participantNumber + 1 })
    sharer.session.hide()
    expect(pictures.has(id)).toBe(false)
  })
})
