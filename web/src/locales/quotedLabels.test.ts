import { languages } from 'src/domain/environment/language'

import type { Documents, RingingTexts, Texts } from './Texts'

type Quoting = Pick<
  Texts,
  'home' | 'pointing' | 'sheets' | 'steps' | 'talking' | 'trouble'
> &
  Pick<Documents, 'privacy'> & { ringing: RingingTexts }

async function textsOf(language: string): Promise<Quoting> {
  const { texts } = await import(`./${language}`)
  const { documents } = await import(`./${language}/documents`)
  const { ringing } = await import(`./${language}/ringing`)
  return { ...texts, ...documents, ringing }
}

async function englishTexts(): Promise<Quoting> {
  const { home } = await import('./en/home')
  const { pointing } = await import('./en/pointing')
  const { sheets } = await import('./en/sheets')
  const { steps } = await import('./en/steps')
  const { talking } = await import('./en/talking')
  const { trouble } = await import('./en/trouble')
  const { privacy } = await import('./en/privacy')
  const { ringing } = await import('./en/ringing')
  return { home, pointing, ringing, sheets, steps, talking, trouble, privacy }
}

/** A text, and the label of the button that it tells people to press. */
const quotations = ({
  home,
  pointing,
  ringing,
  sheets,
  steps,
  talking,
  trouble,
  privacy,
}: Quoting) => [
  [ringing.gone(''), ringing.switchLabel],
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

it.each(languages)(
  'quotes buttons as they are labelled: %s',
  async (language) => {
    const texts =
      language === 'en' ? await englishTexts() : await textsOf(language)
    const wrong = quotations(texts).filter(
      ([text, label]) => !text?.includes(label ?? '')
    )
    expect(wrong).toEqual([])
  }
)
