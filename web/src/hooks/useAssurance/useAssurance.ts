import { useSessionTools } from 'src/context/SessionToolsContext'
import { sharerView } from 'src/domain/peerSession/selectors'
import { useLanguage } from 'src/hooks/useLanguage'
import { usePanelTexts } from 'src/hooks/usePanelTexts'
import { usePeerSession } from 'src/hooks/usePeerSession'

/** @returns whether it is certain who sees the screen, and since when they do; null while nobody does */
export function useAssurance(): string | null {
  const panel = usePanelTexts()
  const { language } = useLanguage()
  const { arrival } = useSessionTools()
  const isSeen = usePeerSession((state) => sharerView(state) === 'sharing')
  const isVerified = usePeerSession((state) => state.isVerified)

  if (!isSeen) return null
  const time = arrival.date.toLocaleTimeString(language, {
    hour: 'numeric',
    minute: '2-digit',
  })
  return `${isVerified ? panel.verified : panel.notVerified} ${panel.since(time)}`
}
