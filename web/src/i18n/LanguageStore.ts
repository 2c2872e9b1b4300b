import { directionOf, type Language } from 'src/browser/languageCode'
import type { KeyValueStore } from 'src/browser/storage'
import { Store } from 'src/browser/Store'

import { en } from './en/index'
import { languageKey } from './languageWishes'
import type { SpokenTexts } from './Texts'

export interface Spoken {
  language: Language
  texts: SpokenTexts
}

const english: Spoken = { language: 'en', texts: en }

/** The language changes once its texts are loaded. */
export class LanguageStore {
  private readonly spoken = new Store(english)
  private wanted: Language = 'en'

  constructor(
    private readonly load: (language: Language) => Promise<SpokenTexts>,
    private readonly store: KeyValueStore,
    private readonly root: () => HTMLElement = () => document.documentElement
  ) {}

  readonly subscribe = this.spoken.subscribe
  readonly getSnapshot = this.spoken.getSnapshot

  /** Prerendered pages are in English, so the first render must be, too. */
  readonly getServerSnapshot = (): Spoken => english

  /** the language tag that was chosen on this device */
  get kept(): string | null {
    return this.store.read(languageKey)
  }

  readonly choose = (language: Language): Promise<void> => {
    this.store.write(languageKey, language)
    return this.speak(language)
  }

  /** Changes nothing if the texts cannot be loaded. */
  async speak(language: Language): Promise<void> {
    this.wanted = language
    const texts = await this.load(language).catch(() => null)
    if (!texts || this.wanted !== language) return
    Object.assign(this.root(), {
      lang: language,
      dir: directionOf(language),
    })
    this.spoken.set({ language, texts })
  }
}
