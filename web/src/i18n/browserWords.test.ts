import { languages } from 'src/browser/languageCode'

import { chromium, firefox } from './testing/browserWords'
import { plain, quoted } from './testing/quoted'
import type { Texts } from './Texts'

type Area = 'picking' | 'sharing' | 'trouble'

async function textsOf(language: string): Promise<Pick<Texts, Area>> {
  const areas = ['picking', 'sharing', 'trouble'] as const
  const files = await Promise.all(
    areas.map((area) => import(`./${language}/${area}`))
  )
  return Object.assign({}, ...files)
}

type Said = [
  place: string,
  ours: string | undefined,
  browser: string,
  theirs: string | undefined,
]

const complaints = (language: string, said: Said[]) =>
  said.map(
    ([place, ours, browser, theirs]) =>
      `${language}, ${place}: ${browser} says “${theirs}”, we say “${ours}”`
  )

describe.each(languages)('the labels of the browsers in %s', (language) => {
  const inChromium = chromium.words[language] ?? {}
  const inFirefox = firefox.words[language] ?? {}
  const chromiumName = `Chromium ${chromium.version}`
  const firefoxName = `Firefox ${firefox.version}`
  let texts: Pick<Texts, Area>

  beforeAll(async () => {
    texts = await textsOf(language)
  })

  it('appear in the drawings', () => {
    const { dialog } = texts.picking
    const drawn: Said[] = [
      ...(['title', 'window', 'screen', 'cancel', 'share'] as const).map(
        (word): Said => [
          `picking.dialog.${word}`,
          dialog[word],
          chromiumName,
          inChromium[word],
        ]
      ),
      [
        'picking.dialog.screenFirefox',
        dialog.screenFirefox,
        firefoxName,
        inFirefox.screen,
      ],
      ...(['list', 'block', 'allow'] as const).map(
        (word): Said => [
          `picking.dialog.${word}`,
          dialog[word],
          firefoxName,
          inFirefox[word],
        ]
      ),
    ]
    const wrong = drawn.filter(
      ([, ours = '', , theirs = '']) => plain(ours) !== plain(theirs)
    )
    expect(complaints(language, wrong)).toEqual([])
  })

  it('appear in the drawings without the name of the browser, where the label contains it', () => {
    expect(plain(inChromium.tab ?? '')).toContain(
      plain(texts.picking.dialog.tab)
    )
  })

  it('are quoted in the instructions', () => {
    const { picking, trouble } = texts
    const { steps, dialog } = picking
    const said: Said[] = [
      [
        'picking.steps.chromium.1',
        steps.chromium[1],
        chromiumName,
        inChromium.share,
      ],
      [
        'picking.steps.firefox.0',
        steps.firefox[0],
        firefoxName,
        inFirefox.screen,
      ],
      [
        'picking.steps.firefox.1',
        steps.firefox[1],
        firefoxName,
        inFirefox.allow,
      ],
      [
        'picking.steps.safari.0',
        steps.safari[0],
        'our Safari',
        dialog.allowScreen,
      ],
      ['trouble.refused.1', trouble.refused[1], chromiumName, inChromium.ask],
      ['trouble.refused.1', trouble.refused[1], chromiumName, inChromium.allow],
      [
        'trouble.camera.other.1',
        trouble.camera.other[1],
        chromiumName,
        inChromium.permissions,
      ],
    ]
    const wrong = said.filter(
      ([, ours = '', , theirs = '']) => !quoted(ours).includes(plain(theirs))
    )
    expect(complaints(language, wrong)).toEqual([])
  })

  it('are quoted in the texts that are shown while the dialog is open', () => {
    expect(plain(texts.sharing.choosingSteps.join(' '))).toContain(
      plain(inChromium.share ?? 'nothing')
    )
  })
})
