import { useTextScale } from 'src/browser/useTextScale'
import Banner from 'src/components/Banner'
import Button from 'src/components/Button'
import Stack from 'src/components/Stack'
import { isPartOfScreen } from 'src/features/capture'
import { PanelFiles } from 'src/features/files'
import {
  ChangeNews,
  changeOf,
  isScreenHidden,
  Newcomer,
  sharerView,
  usePeerSession,
  usePeerSessionInstance,
} from 'src/features/session'
import { useStepGuide } from 'src/features/steps'
import { usePickingTexts } from 'src/i18n/usePickingTexts'
import { useTexts } from 'src/i18n/useTexts'

import PanelHeader from './PanelHeader'
import PanelHints from './PanelHints'
import PanelLayout, { PanelFooter } from './PanelLayout'
import { useHint } from './useHint'
import { useScreenshot } from './useScreenshot'

/**
 * Shows unusual states of the share: an unverified viewer, a lost connection,
 * nobody there yet, or a change of the shared window.
 */
function StateNews() {
  const { sharing } = useTexts()
  const view = usePeerSession(sharerView)
  const change = usePeerSession(changeOf)

  if (view === 'newcomer') return <Newcomer />
  if (view === 'reconnecting') {
    return (
      <Banner tone="warning" busy>
        {sharing.reconnecting}
      </Banner>
    )
  }
  if (view === 'waiting' || view === 'searching') {
    return <Banner busy>{sharing[view]}</Banner>
  }
  return change === 'none' ? null : <ChangeNews />
}

/**
 * This button is not rendered while the screen is hidden: the sharer could
 * press it instead of the button that shows the screen again.
 */
function WholeScreenOffer() {
  const session = usePeerSessionInstance()
  const { wholeScreen } = usePickingTexts()
  const isHidden = usePeerSession(isScreenHidden)
  const isPart = usePeerSession((state) => isPartOfScreen(state.surface))
  const isAsked = usePeerSession(changeOf) === 'asked'
  if (isHidden || !isPart) return null

  return (
    <Button
      variant={isAsked ? 'primary' : 'secondary'}
      icon="screen"
      onClick={session.change}
      fullWidth
    >
      {wholeScreen}
    </Button>
  )
}

function PanelBoard({ panel }: { panel: Window }) {
  const [spot] = useScreenshot(panel)
  const [guided, guide] = useStepGuide()
  const shown = useHint(spot, guided?.newsMs ?? null)
  const enlarge = useTextScale(panel.document)

  return (
    <PanelLayout footer={<PanelFooter />}>
      <Stack gap="md">
        <PanelHeader hint={shown.hint} onBigger={enlarge} />
        <StateNews />
        <PanelFiles panel={panel} />
        <PanelHints {...{ shown, spot, guided, guide }} />
        <WholeScreenOffer />
      </Stack>
    </PanelLayout>
  )
}

export default PanelBoard
