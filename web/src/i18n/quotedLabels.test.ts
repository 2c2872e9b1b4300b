import { languages } from 'src/browser/languageCode'

import type { Documents, Texts } from './Texts'

type Quoting = Pick<
  Texts,
  'caller' | 'home' | 'pointing' | 'sheets' | 'steps' | 'talking' | 'trouble'
> &
  Pick<Documents, 'privacy'>

async function textsOf(language: string): Promise<Quoting> {
  const { texts } = await import(`./${language}`)
  const { documents } = await import(`./${language}/documents`)
  return { ...texts, ...documents }
}

async function englishTexts(): Promise<Quoting> {
  const { caller } = await import('./en/caller')
  const { home } = await import('./en/home')
  const { pointing } = await import('./en/pointing')
  const { sheets } = await import('./en/sheets')
  const { steps } = await import('./en/steps')
  const { talking } = await import('./en/talking')
  const { trouble } = await import('./en/trouble')
  const { privacy } = await import('./en/privacy')
  return { caller, home, pointing, sheets, steps, talking, trouble, privacy }
}

/** Pairs of a text and the button label that the text quotes. */
const quotations = ({
  caller,
  home,
  pointing,
  sheets,
  steps,
  talking,
  trouble,
  privacy,
}: Quoting) => [
  [caller.number, caller.theyCalled],
  [caller.coached, caller.theyCalled],
  [sheets.none, sheets.keep],
  [sheets.kept, sheets.title],
  [home.sheets, sheets.title],
  [steps.empty, pointing.number],
  [privacy.sections[0]?.paragraphs.join(' '), talking.talk],
  [trouble.system.mac[0], trouble.openSettings],
  [trouble.system.windows[0], trouble.openSettings],
  [trouble.otherBrowser[0], trouble.copyLink],
  [trouble.inChrome[0], trouble.openInChrome],
  [trouble.inChrome[1], trouble.copyLink],
  [trouble.leaveApp[2], trouble.copyLink],
]

it.each(languages)('quotes buttons by their labels: %s', async (language) => {
  const texts =
    language === 'en' ? await englishTexts() : await textsOf(language)
  const wrong = quotations(texts).filter(
    ([text, label]) => !text?.includes(label ?? '')
  )
  expect(wrong).toEqual([])
})
