import { FakeStore } from 'src/browser/FakeStore'
import type { Language } from 'src/browser/languageCode'

import { en } from './en/index'
import { LanguageStore } from './LanguageStore'
import { languageKey } from './languageWishes'
import type { SpokenTexts } from './Texts'

const german: SpokenTexts = {
  ...en,
  common: { ...en.common, loading: 'Wird geladen' },
}

function keeper(load: (language: Language) => Promise<SpokenTexts>) {
  const store = new FakeStore()
  const root = document.createElement('html')
  return { store, root, speaks: new LanguageStore(load, store, () => root) }
}

describe('LanguageStore', () => {
  it('stays English until the texts of another language are loaded', async () => {
    const { speaks, root } = keeper(async () => german)
    const heard = jest.fn()
    speaks.subscribe(heard)
    const spoken = speaks.speak('de')
    expect(speaks.getSnapshot().language).toBe('en')

    await spoken
    expect(speaks.getSnapshot()).toEqual({ language: 'de', texts: german })
    expect(root.lang).toBe('de')
    expect(root.dir).toBe('ltr')
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('sets the text direction for Arabic', async () => {
    const { speaks, root } = keeper(async () => en)
    await speaks.speak('ar')
    expect(root.dir).toBe('rtl')
  })

  it('changes nothing when the texts cannot be fetched', async () => {
    const { speaks, root } = keeper(() => Promise.reject(new Error()))
    await speaks.speak('de')
    expect(speaks.getSnapshot().language).toBe('en')
    expect(root.lang).toBe('')
  })

  it('applies the latest choice, whichever texts are loaded last', async () => {
    const waiting = new Map<Language, (texts: SpokenTexts) => void>()
    const { speaks } = keeper(
      (language) => new Promise((resolve) => waiting.set(language, resolve))
    )
    const both = [speaks.speak('de'), speaks.speak('fr')]
    waiting.get('fr')?.(en)
    waiting.get('de')?.(german)
    await Promise.all(both)
    expect(speaks.getSnapshot().language).toBe('fr')
  })

  it('stores a choice on this device, but no default', async () => {
    const { speaks, store } = keeper(async () => german)
    await speaks.speak('de')
    expect(store.read(languageKey)).toBeNull()
    await speaks.choose('de')
    expect(store.read(languageKey)).toBe('de')
    expect(speaks.kept).toBe('de')
  })

  it('renders prerendered pages in their own language first', async () => {
    const { speaks } = keeper(async () => german)
    await speaks.speak('de')
    expect(speaks.getServerSnapshot().language).toBe('en')
  })
})
