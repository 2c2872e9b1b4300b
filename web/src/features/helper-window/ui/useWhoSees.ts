import { whyEmpty } from 'src/features/capture/model/surface'
import { useHelperName } from 'src/features/links/ui/useHelperName'
import {
  isScreenHidden,
  sharerView,
} from 'src/features/session/model/selectors'
import { usePeerSession } from 'src/features/session/ui/usePeerSession'
import { usePanelTexts } from 'src/i18n/usePanelTexts'
import { useTexts } from 'src/i18n/useTexts'

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
