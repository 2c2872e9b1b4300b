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

/**
 * The language of the pages, with its texts. It changes once the texts are
 * loaded.
 */
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

  /**
   * Prerendered pages are in English, so the first render must be in English,
   * too.
   */
  readonly getServerSnapshot = (): Spoken => english

  /**
   * The stored language tag that was chosen on this device; null if there is
   * none.
   */
  get kept(): string | null {
    return this.store.read(languageKey)
  }

  /** Switches to the language and stores the choice on this device. */
  readonly choose = (language: Language): Promise<void> => {
    this.store.write(languageKey, language)
    return this.speak(language)
  }

  /**
   * Switches to the language once its texts are loaded. If they cannot be
   * loaded, nothing changes.
   */
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
