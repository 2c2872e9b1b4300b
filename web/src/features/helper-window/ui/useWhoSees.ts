import { whyEmpty } from 'src/features/capture'
import { useProved } from 'src/features/kept-helpers'
import { useHelperName } from 'src/features/links'
import {
  isScreenHidden,
  sharerView,
  usePeerSession,
  useSessionTools,
} from 'src/features/session'
import { shortTime } from 'src/i18n/dates'
import { useLanguage } from 'src/i18n/useLanguage'
import { usePanelTexts } from 'src/i18n/usePanelTexts'
import { useTexts } from 'src/i18n/useTexts'

/**
 * @returns a title and a sentence about who sees the screen; null while unknown
 */
export function useWhoSees(): [string, string] | null {
  const panel = usePanelTexts()
  const { sharing } = useTexts()
  const name = useHelperName()
  const view = usePeerSession(sharerView)
  const isHidden = usePeerSession(isScreenHidden)
  const emptyText = usePeerSession(({ surface }) => whyEmpty(surface))

  if (isHidden) return [sharing.hidden, sharing.hiddenText]
  if (view === 'empty') return [sharing.empty, sharing[emptyText]]
  if (view !== 'sharing') return null
  return [name ? panel.seesBy(name) : panel.sees, panel.limits]
}

interface Assurance {
  words: string
  since: Date
  sinceInWords: string
}

/** @returns null while nobody sees the screen */
export function useAssurance(): Assurance | null {
  const panel = usePanelTexts()
  const { language } = useLanguage()
  const { arrival } = useSessionTools()
  const isSeen = usePeerSession((state) => sharerView(state) === 'sharing')
  const proved = useProved()

  if (!isSeen) return null
  const since = arrival.date
  return {
    words: proved(panel),
    since,
    sinceInWords: panel.since(shortTime(since.getTime(), language)),
  }
}
