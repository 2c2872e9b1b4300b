import { isLanguageAsked, languageStore, speakAtOnce } from './language'
import { languageKey } from './languageWishes'

function asksFor({
  link = '',
  kept,
  browser,
}: {
  link?: string
  kept?: string
  browser: string[]
}) {
  window.history.replaceState(null, '', `/${link}`)
  if (kept) localStorage.setItem(languageKey, kept)
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(browser)
}

async function spoken() {
  await speakAtOnce()
  return languageStore.getSnapshot().language
}

describe('the language of the pages', () => {
  afterEach(async () => {
    jest.restoreAllMocks()
    localStorage.clear()
    window.history.replaceState(null, '', '/')
    await languageStore.speak('en')
  })

  it('is the one that the link requests', async () => {
    asksFor({ link: '?lang=pt-BR', kept: 'de', browser: ['fr'] })
    expect(await spoken()).toBe('pt-BR')
    expect(document.documentElement.lang).toBe('pt-BR')
    expect(isLanguageAsked()).toBe(true)
  })

  it('otherwise is the one chosen on this device', async () => {
    asksFor({ link: '?lang=xx', kept: 'de', browser: ['fr'] })
    expect(await spoken()).toBe('de')
    expect(isLanguageAsked()).toBe(true)
  })

  it('otherwise is the first supported one of the browser’s', async () => {
    asksFor({ browser: ['sv-SE', 'zh-TW', 'fr-CA', 'de'] })
    expect(await spoken()).toBe('fr')
    expect(isLanguageAsked()).toBe(false)
  })

  it('otherwise is English', async () => {
    asksFor({ kept: 'nonsense', browser: ['sv-SE'] })
    expect(await spoken()).toBe('en')
    expect(isLanguageAsked()).toBe(false)
  })
})
