import { useEffect, useRef } from 'react'

import styled from 'styled-components'

import StepBoard from 'src/components/Steps/StepBoard'
import Button from 'src/components/ui/Button'
import Card from 'src/components/ui/Card'
import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import { fadeAfterMs } from 'src/domain/guidance/mark'
import { useHelperName } from 'src/hooks/useHelperName'
import { useHint } from 'src/hooks/useHint'
import { useMarkChime } from 'src/hooks/useMarkChime'
import { usePanelTexts } from 'src/hooks/usePanelTexts'
import { useRecent } from 'src/hooks/useRecent'
import { useScreenshot } from 'src/hooks/useScreenshot'
import { useStepGuide } from 'src/hooks/useStepGuide'
import { useStepsTexts } from 'src/hooks/useStepsTexts'
import { useTextScale } from 'src/hooks/useTextScale'
import { flashTitle } from 'src/lib/browser/flashTitle'
import { FloatingPicture } from 'src/lib/panel/FloatingPicture'

import KeepOnTop from './KeepOnTop'
import Spot from './Spot'
import { useFloating } from './useFloating'
import WhoSees from './WhoSees'

const Place = styled(Card)`
  position: relative;
`

interface PageBoardProps {
  /** null where no click can bring a helper window */
  onOpen: (() => void) | null
}

/** The same on the page, where there is no window that stays on top: it calls by its title and a sound. */
function PageBoard({ onOpen }: PageBoardProps) {
  const [spot, keepElement] = useScreenshot(null)
  const texts = usePanelTexts()
  const steps = useStepsTexts()
  const helperName = useHelperName()
  const enlarge = useTextScale(document)
  const [guided, guide] = useStepGuide()
  const stepMs = guided?.newsMs ?? null
  const isStepNew = useRecent(stepMs, fadeAfterMs)
  const floating = useFloating(spot, guided, useHint(spot, stepMs).hint)
  const place = useRef<HTMLElement | null>(null)
  const shows = helperName ? texts.showsBy(helperName) : texts.shows
  const stepWords = isStepNew && guided?.step ? steps.heading : null
  const news = spot ? shows : stepWords
  useMarkChime()

  useEffect(() => {
    if (!news) return
    place.current?.scrollIntoView?.({ block: 'nearest' })
    return flashTitle(`● ${news}`)
  }, [news])

  return (
    <Stack gap="md">
      {onOpen && (
        <Stack gap="xs">
          <Button size="xl" icon="expand" onClick={onOpen} fullWidth>
            {texts.open}
          </Button>
          <Text tone="muted" align="center">
            {texts.openText}
          </Text>
        </Stack>
      )}
      {!onOpen && FloatingPicture.isSupported && <KeepOnTop {...floating} />}
      <Place
        ref={(element) => {
          place.current = element
          keepElement(element)
        }}
      >
        <Stack gap="md">
          <Stack gap="sm">
            <WhoSees level={2} />
            {guided && <StepBoard guided={guided} guide={guide} />}
            <Spot
              spot={spot}
              isWindow={false}
              idle={guided ? null : texts.idle}
            />
          </Stack>
          <Button variant="quiet" icon="plus" onClick={enlarge}>
            {texts.bigger}
          </Button>
        </Stack>
      </Place>
    </Stack>
  )
}

export default PageBoard
