import { whyEmpty } from 'src/domain/capture/surface'
import { isScreenHidden, sharerView } from 'src/domain/peerSession/selectors'
import { useHelperName } from 'src/hooks/useHelperName'
import { usePanelTexts } from 'src/hooks/usePanelTexts'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { useTexts } from 'src/hooks/useTexts'

/** @returns who sees the screen, or that nobody does, and a sentence about it; null while neither is certain */
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
