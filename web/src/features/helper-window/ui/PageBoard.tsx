import { useEffect, useRef } from 'react'

import styled, { css } from 'styled-components'

import { flashTitle } from 'src/browser/flashTitle'
import { useRecent } from 'src/browser/timedHooks'
import Button from 'src/components/Button'
import Card from 'src/components/Card'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import { useHelperName } from 'src/features/links'
import { useMarkChime } from 'src/features/pointing'
import { SheetOfSteps } from 'src/features/sheets'
import { fadeAfterMs } from 'src/features/stage'
import { StepBoard, useStepGuide } from 'src/features/steps'
import { usePanelTexts } from 'src/i18n/usePanelTexts'
import { useStepsTexts } from 'src/i18n/useStepsTexts'
import { visuallyHidden } from 'src/styles/visuallyHidden'

import SharerMore from './SharerMore'
import Spot from './Spot'
import { useFloating } from './useFloating'
import { useHint } from './useHint'
import { useKeepOnTop } from './useKeepOnTop'
import { useScreenshot } from './useScreenshot'

/**
 * This card is rendered even without text: some screen readers skip the first
 * announcement of a live region that is added together with its text.
 */
const Place = styled(Card)<{ $isEmpty: boolean }>`
  position: relative;
  ${({ $isEmpty }) =>
    $isEmpty &&
    css`
      ${visuallyHidden}
    `}
`

interface PageBoardProps {
  /** opens a helper window; null if no click can open it */
  onOpen: (() => void) | null
}

/**
 * Shows hints on the page if there is no helper window. A flashing page title
 * and a sound draw attention to a new hint.
 */
function PageBoard({ onOpen }: PageBoardProps) {
  const [spot, keepElement] = useScreenshot(null)
  const texts = usePanelTexts()
  const steps = useStepsTexts()
  const helperName = useHelperName()
  const [guided, guide] = useStepGuide()
  const stepMs = guided?.newsMs ?? null
  const isStepNew = useRecent(stepMs, fadeAfterMs)
  const floating = useFloating(spot, guided, useHint(spot, stepMs).hint)
  const keepOnTop = useKeepOnTop(!onOpen, floating)
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
    <>
      <Place
        $isEmpty={!spot && !guided}
        ref={(element) => {
          place.current = element
          keepElement(element)
        }}
      >
        <Stack gap="sm">
          {guided && (
            <StepBoard guided={guided} guide={guide}>
              <SheetOfSteps />
            </StepBoard>
          )}
          <Spot spot={spot} isWindow={false} idle={null} />
        </Stack>
      </Place>
      <SharerMore>
        {onOpen && (
          <Stack gap="xs">
            <Button
              size="lg"
              variant="secondary"
              icon="expand"
              onClick={onOpen}
              fullWidth
            >
              {texts.open}
            </Button>
            <Text size="sm" tone="muted" align="center">
              {texts.openText}
            </Text>
          </Stack>
        )}
        {keepOnTop && (
          <Button
            size="lg"
            variant="secondary"
            icon="expand"
            onClick={keepOnTop}
            fullWidth
          >
            {texts.keepOnTop}
          </Button>
        )}
      </SharerMore>
    </>
  )
}

export default PageBoard
