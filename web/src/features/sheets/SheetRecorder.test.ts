import { settle } from 'src/browser/FakeClock'
import { FakeStore } from 'src/browser/FakeStore'
import { Store } from 'src/browser/Store'
import type { HelperName } from 'src/features/links/model/helperName'
import type { Saved } from 'src/features/session/LastShare'
import type { StepPicture } from 'src/features/stage/paintStep'
import { guidedShare, spotAt } from 'src/features/steps/steps.fixtures'

import type { Sheet } from './model/sheet'
import { SheetRecorder, type SheetRecorderDependencies } from './SheetRecorder'

const anna = 'Anna' as HelperName

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const canvas = () => document.createElement('canvas')

/** Starts a share with two steps. Only the first has a screenshot. */
async function keeping(store = new FakeStore()) {
  const share = await guidedShare()
  share.editor.begin(spotAt(0.1))
  share.editor.begin(spotAt(0.2))
  share.editor.say(share.idOf(1), { phrase: 'click-here' })
  await settle()
  const pictures = new Store<ReadonlyMap<number, StepPicture>>(
    new Map([[share.idOf(1), { closeUp: canvas(), map: canvas() }]])
  )
  const adopted: number[] = []
  let ids = 0
  const sheetStore = new Map<string, Sheet>()
  const write = jest.fn(async (sheet: Sheet) => {
    sheetStore.set(sheet.id, sheet)
    return []
  })
  const offer = jest.fn(async (_file: File, _purpose: string) => true)
  const noted: Saved[] = []
  const { session } = share.sharer
  const { participantNumber } = session.getSnapshot()
  const given: SheetRecorderDependencies = {
    session: {
      subscribe: session.subscribe,
      getSnapshot: () => ({
        ...session.getSnapshot(),
        participantNumber,
      }),
    },
    tools: {
      steps: share.parent.steps,
      sheetWishes: share.parent.sheetWishes,
      files: {
        offer,
      } as unknown as SheetRecorderDependencies['tools']['files'],
      lastShare: {
        note: (saved: Saved) => void noted.push(saved),
      } as unknown as SheetRecorderDependencies['tools']['lastShare'],
      stepPictures: {
        subscribe: pictures.subscribe,
        getSnapshot: pictures.getSnapshot,
        has: (id: number) => pictures.getSnapshot().has(id),
        adopt: (id: number) => void adopted.push(id),
      } as unknown as SheetRecorderDependencies['tools']['stepPictures'],
    },
    sheetStore: { write, read: async (id) => sheetStore.get(id) ?? null },
    store,
    newId: () => `0123456789abcde${(15 + ids++).toString(16).slice(-1)}`,
    nowMs: () => 1_000,
    encode: jest.fn(async () => ({
      ...{ type: 'image/png' as const, bytes: new Uint8Array([1]) },
      ...{ width: 400, height: 250 },
    })),
    decode: async () => canvas(),
    onKept: jest.fn(),
  }
  return {
    ...share,
    given,
    recorder: new SheetRecorder(given),
    ...{ write, sheetStore, offer, noted },
    adopted,
    store,
    pictures,
  }
}

describe('SheetRecorder', () => {
  it('stores nothing before the sharer says so', async () => {
    const { recorder, write } = await keeping()
    expect(recorder.getSnapshot()).toMatchObject({
      keeping: 'none',
      sheet: null,
    })
    expect(write).not.toHaveBeenCalled()
  })

  it('stores all steps with their texts and pictures, and tells the helper', async () => {
    const { recorder, given, write, helper } = await keeping()
    await recorder.keep(' Photos\u202e ', anna)
    await settle()
    expect(write).toHaveBeenCalledTimes(1)
    expect(recorder.getSnapshot()).toMatchObject({
      keeping: 'kept',
      sheet: {
        ...{ title: 'Photos', helperName: 'Anna', madeMs: 1_000 },
        steps: [
          { words: { phrase: 'click-here' }, closeUp: { width: 400 } },
          { words: null, closeUp: null, map: null },
        ],
      },
    })
    expect(helper.getSnapshot().sheet.keep).toBe('yes')
    expect(given.onKept).toHaveBeenCalledTimes(1)
  })

  it('lets nobody else change the stored sheet', async () => {
    const { recorder, editor, idOf, sheetStore } = await keeping()
    await recorder.keep('Photos', null)
    const before = recorder.getSnapshot()
    expect(before.version).toBe(recorder.version)
    editor.remove(idOf(1))
    editor.say(idOf(1), { text: 'Other words' })
    await settle()
    expect(recorder.getSnapshot()).toBe(before)
    expect(before.version).not.toBe(recorder.version)
    expect([...sheetStore.values()][0]?.steps).toHaveLength(2)
  })

  it('is older than a step that was placed again on a window of another size', async () => {
    const { recorder, editor, idOf } = await keeping()
    await recorder.keep('Photos', null)
    editor.placeAgain(idOf(1))
    editor.begin({ ...spotAt(0.1), frame: { width: 800, height: 600 } })
    await settle()
    expect(recorder.getSnapshot().version).not.toBe(recorder.version)
  })

  it('adds new texts and new steps to the same sheet', async () => {
    const { recorder, editor, idOf, sheetStore } = await keeping()
    await recorder.keep('Photos', null)
    editor.say(idOf(1), { text: 'Other words' })
    editor.begin(spotAt(0.3))
    await settle()
    await recorder.keep('', null)
    expect([...sheetStore.values()]).toMatchObject([
      {
        title: 'Photos',
        steps: [{ words: { text: 'Other words' } }, {}, {}],
      },
    ])
  })

  it('leaves a sheet unchanged after its steps were removed, and stores a new one', async () => {
    const { recorder, editor, idOf, sheetStore, noted } = await keeping()
    await recorder.keep('Photos', null)
    const [first] = [...sheetStore.values()]
    editor.remove(idOf(1))
    await settle()
    await recorder.keep('', null)
    expect([...sheetStore.values()]).toMatchObject([
      first!,
      { title: 'Photos', steps: [{ words: null }] },
    ])
    expect(noted.map(({ id }) => id)).toEqual([...sheetStore.keys()])
  })

  it('lists the sheet in the summary after the share', async () => {
    const { recorder, noted, write } = await keeping()
    write.mockRejectedValueOnce(new DOMException('', 'SecurityError'))
    await recorder.keep('Photos', null)
    expect(noted).toEqual([])
    await recorder.keep('', null)
    expect(noted).toMatchObject([{ name: 'Photos', place: 'sheets' }])
  })

  it('sends the helper a copy once allowed, and another of a changed sheet', async () => {
    const { recorder, helper, parent, editor, offer } = await keeping()
    await recorder.keep('Photos', null)
    await settle()
    expect(helper.getSnapshot().sheet.copy).toBe('none')
    helper.say({ type: 'sheet-wish', wish: 'copy' })
    await settle()
    expect(parent.getSnapshot().sheet).toEqual({ keep: 'yes', copy: 'asked' })
    expect(offer).not.toHaveBeenCalled()

    await recorder.giveCopy()
    await settle()
    expect(offer).toHaveBeenCalledWith(expect.any(File), 'sheet')
    expect(helper.getSnapshot().sheet.copy).toBe('yes')

    editor.begin(spotAt(0.3))
    await recorder.keep('', null)
    await settle()
    expect(helper.getSnapshot().sheet.copy).toBe('none')
  })

  it('sends no copy if the request is declined, or cannot be sent', async () => {
    const { recorder, helper, offer } = await keeping()
    await recorder.giveCopy()
    expect(offer).not.toHaveBeenCalled()
    await recorder.keep('Photos', null)
    helper.say({ type: 'sheet-wish', wish: 'copy' })
    await settle()
    offer.mockResolvedValueOnce(false)
    await recorder.giveCopy()
    await settle()
    expect(helper.getSnapshot().sheet.copy).toBe('asked')
    recorder.tell({ copy: 'no' })
    await settle()
    expect(helper.getSnapshot().sheet).toEqual({ keep: 'yes', copy: 'no' })
  })

  it('encodes each picture once', async () => {
    const { recorder, given } = await keeping()
    await recorder.keep('One', null)
    await recorder.keep('Two', null)
    expect(given.encode).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['full', new DOMException('', 'QuotaExceededError')],
    ['denied', new DOMException('', 'SecurityError')],
  ] as const)(
    'keeps the sheet open if storage is %s, and can try again',
    async (state, error) => {
      const { recorder, given, write, helper } = await keeping()
      write.mockRejectedValueOnce(error)
      await recorder.keep('Photos', null)
      expect(recorder.getSnapshot()).toMatchObject({
        ...{ keeping: state, sheet: { title: 'Photos' } },
      })
      expect(helper.getSnapshot().sheet.keep).toBe('none')
      expect(given.onKept).not.toHaveBeenCalled()
      await recorder.keep('', null)
      expect(recorder.getSnapshot().keeping).toBe('kept')
    }
  )

  it('continues the sheet after a reload, and restores the pictures of its steps', async () => {
    const { recorder, given, store, adopted, idOf, parent, helper } =
      await keeping()
    await recorder.keep('Photos', null)
    parent.say({ type: 'sheet-news', keep: 'none' })
    await settle()
    const reloaded = new SheetRecorder({
      ...given,
      session: {
        ...given.session,
        getSnapshot: () => ({
          ...given.session.getSnapshot(),
          participantNumber: 0,
        }),
      },
    })
    await settle()
    expect(reloaded.getSnapshot()).toMatchObject({
      ...{ keeping: 'kept', sheet: { title: 'Photos' } },
    })
    expect(adopted).toEqual([idOf(1)])
    await settle()
    expect(helper.getSnapshot().sheet.keep).toBe('yes')
    expect(store.read('kinscreen.sheet')).toBe('0123456789abcdef')
  })

  it('starts another sheet for somebody else', async () => {
    const { recorder, given, store, sharer } = await keeping()
    await recorder.keep('Photos', null)
    const { getSnapshot } = given.session
    Object.assign(given.session, {
      getSnapshot: () => ({ ...getSnapshot(), participantNumber: 9 }),
    })
    sharer.session.hide()
    expect(recorder.getSnapshot().sheet).toBeNull()
    expect(store.read('kinscreen.sheet')).toBeNull()
  })
})
