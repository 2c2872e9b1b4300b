import { useSessionTools } from 'src/context/SessionToolsContext'
import { sharerView } from 'src/domain/peerSession/selectors'
import { useLanguage } from 'src/hooks/useLanguage'
import { usePanelTexts } from 'src/hooks/usePanelTexts'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { useProved } from 'src/hooks/useProved'
import { shortTime } from 'src/lib/language/shortTime'

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
