import type { KeyValueStore } from 'src/browser/storage'
import { Store } from 'src/browser/Store'
import type { HelperName } from 'src/features/links'
import {
  type PeerSession,
  type SessionTools,
  onParticipantChange,
} from 'src/features/session'
import type { StepPicture } from 'src/features/stage'
import { eachCall, type Step } from 'src/features/steps'

import {
  type Sheet,
  type SheetPicture,
  type SheetStep,
  sheetTitle,
} from './model/sheet'
import { sheetFile } from './model/sheetFile'
import type { SheetAnswers } from './model/sheetMessage'
import { sheetOfShareKey } from './sheetOfShareKey'
import type { SheetStore } from './SheetStore'

export interface KeptSheet {
  /**
   * whether the instructions are stored. `full`: no space left; `denied`: this
   * browser stores nothing
   */
  keeping: 'none' | 'busy' | 'kept' | 'full' | 'denied'
  /** the instructions as last stored; null if never */
  sheet: Sheet | null
  /** `SheetRecorder.version` at the time of the last write */
  version: string | null
}

const notKept: KeptSheet = { keeping: 'none', sheet: null, version: null }

export interface SheetRecorderDependencies {
  session: Pick<PeerSession, 'subscribe' | 'getSnapshot'>
  tools: Pick<
    SessionTools,
    'files' | 'lastShare' | 'sheetWishes' | 'stepPictures' | 'steps'
  >
  sheetStore: Pick<SheetStore, 'read' | 'write'>
  store: KeyValueStore
  newId: () => string
  nowMs: () => number
  encode: (canvas: HTMLCanvasElement) => Promise<SheetPicture | null>
  decode: (picture: SheetPicture) => Promise<HTMLCanvasElement | null>
  onKept: () => void
}

/**
 * Runs on the sharer's page. It stores the steps of the share as a printable
 * list of instructions ("sheet"), only on this computer and only if the sharer
 * wants it.
 */
export class SheetRecorder {
  private readonly state = new Store<KeptSheet>(notKept)
  private readonly encoded = new WeakMap<
    HTMLCanvasElement,
    Promise<SheetPicture | null>
  >()

  readonly subscribe = this.state.subscribe
  readonly getSnapshot = this.state.getSnapshot

  constructor(private readonly given: SheetRecorderDependencies) {
    const { session } = given
    onParticipantChange(session, this.forget)
    eachCall(session, () => this.getSnapshot().sheet === null || this.tell())
    // `participantNumber` is 0 if no other helper has connected since the page
    // was loaded. The stored instructions then belong to this share.
    if (session.getSnapshot().participantNumber === 0) void this.restore()
  }

  /**
   * Stores the steps.
   *
   * @param title if empty, the old title is kept
   */
  async keep(title: string, helperName: HelperName | null): Promise<void> {
    const { sheetStore, store, tools, onKept } = this.given
    const { version } = this
    const before = this.getSnapshot()
    if (before.keeping !== 'kept') {
      this.state.set({ ...before, keeping: 'busy' })
    }
    const sheet = await this.make(title, helperName)
    const keeping = await sheetStore.write(sheet).then(
      () => 'kept' as const,
      (error) =>
        error?.name === 'QuotaExceededError' ? ('full' as const) : 'denied'
    )
    this.state.set({ keeping, sheet, version })
    if (keeping !== 'kept') return
    store.write(sheetOfShareKey, sheet.id)
    onKept()
    this.noteSaved(sheet)
    // The steps may have changed, so the helper can request another copy.
    const isAsked = tools.sheetWishes.getSnapshot().copy === 'asked'
    this.tell({ keep: 'yes', copy: isAsked ? 'asked' : 'none' })
  }

  /** Sends a copy to the helper. Called when the sharer has allowed it. */
  async giveCopy(): Promise<void> {
    const { sheet } = this.getSnapshot()
    if (!sheet) return
    const type = 'application/json'
    const file = new File([sheetFile(sheet)], 'sheet.json', { type })
    const isOffered = await this.given.tools.files.offer(file, 'sheet')
    if (isOffered) this.tell({ copy: 'yes' })
  }

  /**
   * Sends the sharer's answers to the helper's requests.
   *
   * @returns whether they were sent
   */
  readonly tell = (news: Partial<SheetAnswers> = {}): boolean => {
    const { sheetWishes } = this.given.tools
    const answers = { copy: 'none' as const, ...sheetWishes.getSnapshot() }
    return sheetWishes.send({ type: 'sheet-news', ...answers, ...news })
  }

  /**
   * @returns a text that differs if the steps, their order or their pictures
   * differ
   */
  get version(): string {
    const { stepPictures, steps } = this.given.tools
    return JSON.stringify(
      steps
        .getSnapshot()
        .steps.map(({ liveMs: _, ...step }) => [
          step,
          stepPictures.has(step.id),
        ])
    )
  }

  private async make(
    title: string,
    helperName: HelperName | null
  ): Promise<Sheet> {
    const { tools, newId, nowMs } = this.given
    const { sheet: before } = this.getSnapshot()
    const pictures = tools.stepPictures.getSnapshot()
    const { steps } = tools.steps.getSnapshot()
    // If a step was removed since the last write, the remaining steps are
    // stored as new instructions. The old instructions stay complete.
    const isWhole = before?.steps.every(({ id }) =>
      steps.some((step) => step.id === id)
    )
    const continued = isWhole ? before : null
    return {
      id: continued?.id ?? newId(),
      title: sheetTitle(title) || (before?.title ?? ''),
      madeMs: continued?.madeMs ?? nowMs(),
      helperName: helperName ?? before?.helperName ?? null,
      steps: await Promise.all(
        steps.map((step) => this.sheetStep(step, pictures.get(step.id)))
      ),
    }
  }

  private async sheetStep(
    { id, point, words }: Step,
    picture: StepPicture | null | undefined
  ): Promise<SheetStep> {
    const [closeUp, map] = await Promise.all([
      picture ? this.encode(picture.closeUp) : null,
      picture ? this.encode(picture.map) : null,
    ])
    return { id, point, words, closeUp, map }
  }

  /** Encodes each picture only once, because most pictures do not change. */
  private encode(canvas: HTMLCanvasElement): Promise<SheetPicture | null> {
    const known = this.encoded.get(canvas)
    if (known) return known
    const made = this.given.encode(canvas)
    this.encoded.set(canvas, made)
    return made
  }

  /**
   * After a reload of the page, restores the state and the pictures of the
   * stored instructions.
   */
  private async restore(): Promise<void> {
    const { sheetStore, store, decode, tools } = this.given
    const id = store.read(sheetOfShareKey)
    const sheet = id && (await sheetStore.read(id).catch(() => null))
    if (!sheet || this.getSnapshot().sheet) return
    this.state.set({ keeping: 'kept', sheet, version: null })
    this.noteSaved(sheet)
    this.tell({ keep: 'yes' })
    for (const step of sheet.steps) {
      if (!step.closeUp || !step.map) continue
      const closeUp = await decode(step.closeUp)
      const map = await decode(step.map)
      if (closeUp && map) tools.stepPictures.adopt(step.id, { closeUp, map })
    }
    this.state.set({ ...this.getSnapshot(), version: this.version })
  }

  private noteSaved({ id, title: name }: Sheet): void {
    this.given.tools.lastShare.note({ id, name, place: 'sheets' })
  }

  /**
   * Called when another helper connects. The stored instructions stay, and new
   * steps are stored separately.
   */
  private readonly forget = (): void => {
    this.given.store.remove(sheetOfShareKey)
    this.state.set(notKept)
  }
}
