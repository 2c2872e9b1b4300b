import { useEffect, useRef } from 'react'

import styled, { css } from 'styled-components'

import SharerMore from 'src/components/Sharing/SharerMore'
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
import { flashTitle } from 'src/lib/browser/flashTitle'
import { visuallyHidden } from 'src/styles/visuallyHidden'

import Spot from './Spot'
import { useFloating } from './useFloating'
import { useKeepOnTop } from './useKeepOnTop'

/** There before its words: else not every screen reader reads the first of them. */
const Place = styled(Card)<{ $isEmpty: boolean }>`
  position: relative;
  ${({ $isEmpty }) =>
    $isEmpty &&
    css`
      ${visuallyHidden}
    `}
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
          {guided && <StepBoard guided={guided} guide={guide} />}
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
