import { useEffect, useRef } from 'react'

import styled from 'styled-components'

import Button from 'src/components/ui/Button'
import Card from 'src/components/ui/Card'
import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import { useHelperName } from 'src/hooks/useHelperName'
import { useMarkChime } from 'src/hooks/useMarkChime'
import { usePanelTexts } from 'src/hooks/usePanelTexts'
import { useScreenshot } from 'src/hooks/useScreenshot'
import { useTextScale } from 'src/hooks/useTextScale'
import { flashTitle } from 'src/lib/browser/flashTitle'
import { FloatingPicture } from 'src/lib/panel/FloatingPicture'

import KeepOnTop from './KeepOnTop'
import Spot from './Spot'
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
  const helperName = useHelperName()
  const enlarge = useTextScale(document)
  const words = helperName ? texts.showsBy(helperName) : texts.shows
  const isShown = spot !== null
  const place = useRef<HTMLElement | null>(null)
  useMarkChime()

  useEffect(() => {
    if (!isShown) return
    place.current?.scrollIntoView?.({ block: 'nearest' })
    return flashTitle(`● ${words}`)
  }, [isShown, words])

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
      {!onOpen && FloatingPicture.isSupported && <KeepOnTop spot={spot} />}
      <Place
        ref={(element) => {
          place.current = element
          keepElement(element)
        }}
      >
        <Stack gap="md">
          <Stack gap="sm">
            <WhoSees level={2} />
            <Spot spot={spot} isWindow={false} idle={texts.idle} />
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
