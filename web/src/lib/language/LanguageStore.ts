import { directionOf, type Language } from 'src/domain/environment/language'
import type { Undo } from 'src/lib/browser/listen'
import type { KeyValueStore } from 'src/lib/browser/storage'
import { en } from 'src/locales/en'
import type { SpokenTexts } from 'src/locales/Texts'

export interface Spoken {
  language: Language
  texts: SpokenTexts
}

export const languageKey = 'kinscreen.language'

const english: Spoken = { language: 'en', texts: en }

/** Which language the pages speak, and its words once they are there. */
export class LanguageStore {
  private readonly listeners = new Set<() => void>()
  private spoken = english
  private wanted: Language = 'en'

  constructor(
    private readonly load: (language: Language) => Promise<SpokenTexts>,
    private readonly store: KeyValueStore,
    private readonly root: () => HTMLElement = () => document.documentElement
  ) {}

  readonly subscribe = (listener: () => void): Undo => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly getSnapshot = (): Spoken => this.spoken

  /** Prerendered pages are English, and so is the first look at them. */
  readonly getServerSnapshot = (): Spoken => english

  /** The language that was chosen on this device, as it was kept. */
  get kept(): string | null {
    return this.store.read(languageKey)
  }

  /** Speaks it from now on, on this device. */
  readonly choose = (language: Language): Promise<void> => {
    this.store.write(languageKey, language)
    return this.speak(language)
  }

  /** Speaks it as soon as its words are there; where they cannot be had, nothing changes. */
  async speak(language: Language): Promise<void> {
    this.wanted = language
    const texts = await this.load(language).catch(() => null)
    if (!texts || this.wanted !== language) return
    this.spoken = { language, texts }
    Object.assign(this.root(), {
      lang: language,
      dir: directionOf(language),
    })
    this.listeners.forEach((listener) => listener())
  }
}
