import { useProved } from 'src/features/kept-helpers/ui/useProved'
import { sharerView } from 'src/features/session/model/selectors'
import { useSessionTools } from 'src/features/session/ui/SessionToolsContext'
import { usePeerSession } from 'src/features/session/ui/usePeerSession'
import { shortTime } from 'src/i18n/shortTime'
import { useLanguage } from 'src/i18n/useLanguage'
import { usePanelTexts } from 'src/i18n/usePanelTexts'

/** What is known of who sees the screen, and since when they do. */
interface Assurance {
  words: string
  since: Date
  sinceInWords: string
}

/** @returns null while nobody sees it */
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
