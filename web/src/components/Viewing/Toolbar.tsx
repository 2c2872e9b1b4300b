import type { RefObject } from 'react'

import styled from 'styled-components'

import { routes } from '@redwoodjs/router'

import Button from 'src/components/ui/Button'
import ButtonLink from 'src/components/ui/ButtonLink'
import { useFullscreen } from 'src/hooks/useFullscreen'
import { useTexts } from 'src/hooks/useTexts'

const Bar = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  padding: ${({ theme }) => theme.space.xs};
  background: ${({ theme }) => theme.colour.surface};

  > * {
    margin: ${({ theme }) => theme.space.xs};
  }
`

/** The viewer’s tools; they never hide by themselves. */
const Toolbar = ({ room }: { room: RefObject<HTMLElement> }) => {
  const { viewing } = useTexts()
  const fullscreen = useFullscreen(room)

  return (
    <Bar>
      {fullscreen && (
        <Button
          variant="secondary"
          icon={fullscreen.isFullscreen ? 'shrink' : 'expand'}
          onClick={fullscreen.toggle}
        >
          {fullscreen.isFullscreen
            ? viewing.leaveFullScreen
            : viewing.fullScreen}
        </Button>
      )}
      <ButtonLink to={routes.home()} variant="secondary" icon="close">
        {viewing.leave}
      </ButtonLink>
    </Bar>
  )
}

export default Toolbar
