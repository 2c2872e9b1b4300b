import { directionOf, type Language } from 'src/domain/environment/language'
import type { KeyValueStore } from 'src/lib/browser/storage'
import { Store } from 'src/lib/store/Store'
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
  private readonly spoken = new Store(english)
  private wanted: Language = 'en'

  constructor(
    private readonly load: (language: Language) => Promise<SpokenTexts>,
    private readonly store: KeyValueStore,
    private readonly root: () => HTMLElement = () => document.documentElement
  ) {}

  readonly subscribe = this.spoken.subscribe
  readonly getSnapshot = this.spoken.getSnapshot

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
    Object.assign(this.root(), {
      lang: language,
      dir: directionOf(language),
    })
    this.spoken.set({ language, texts })
  }
}
