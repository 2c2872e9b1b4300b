import type { ReactNode, RefObject } from 'react'

import styled from 'styled-components'

import { routes } from '@redwoodjs/router'

import ButtonLink from 'src/components/ui/ButtonLink'
import { useLazyComponent } from 'src/hooks/useLazyComponent'
import type { PictureOnStage } from 'src/hooks/usePictureView'
import type { ScreenSound } from 'src/hooks/useScreenSound'
import { useViewingTexts } from 'src/hooks/useViewingTexts'
import type { CallPort } from 'src/lib/peer/PeerPort'
import { media } from 'src/styles/media'

import type { ConnectionToolsProps } from './ConnectionTools'
import FullScreenButton from './FullScreenButton'
import MoreTools from './MoreTools'
import MoveTools from './MoveTools'
import SavePictureButton from './SavePictureButton'
import SoundButton from './SoundButton'
import { ToolGroup } from './ToolGroup'
import ZoomTools from './ZoomTools'

const fetchConnectionTools = () => import('./ConnectionTools')

const Bar = styled.div`
  position: relative;
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  max-height: 60%;
  padding: ${({ theme }) => theme.space.xs};
  overflow: auto;
  background: ${({ theme }) => theme.colour.surface};
`

/** As high whatever it says, or the picture would jump with each tool. */
const Keys = styled.p`
  flex-basis: 100%;
  min-height: 3.2em;
  color: ${({ theme }) => theme.colour.textMuted};
  font-size: ${({ theme }) => theme.fontSize.sm};
  text-align: center;

  ${media.below('desktop')} {
    display: none;
  }
`

interface ToolbarProps {
  room: RefObject<HTMLElement>
  picture: PictureOnStage
  sound: ScreenSound
  isLive: boolean
  /** null while there is none */
  call: CallPort | null
  /** what comes first: the tools that work the picture itself */
  children?: ReactNode
}

/** The viewer’s tools; they never hide by themselves. */
function Toolbar({
  room,
  picture,
  sound,
  isLive,
  call,
  children,
}: ToolbarProps) {
  const viewing = useViewingTexts()
  // Nobody asks before there is a picture.
  const ConnectionTools = useLazyComponent<ConnectionToolsProps>(
    call && picture.seen ? fetchConnectionTools : null
  )

  return (
    <Bar role="group" aria-label={viewing.tools}>
      {children}
      <MoreTools>
        {call && ConnectionTools && <ConnectionTools call={call} />}
        <ZoomTools picture={picture} />
        <MoveTools picture={picture} />
        <ToolGroup>
          <SoundButton {...sound} />
          <FullScreenButton room={room} />
          <SavePictureButton picture={picture} isLive={isLive} />
        </ToolGroup>
      </MoreTools>
      <ToolGroup>
        <ButtonLink to={routes.home()} variant="secondary" icon="close">
          {viewing.leave}
        </ButtonLink>
      </ToolGroup>
      {/* The stage says the same to screen readers. */}
      <Keys aria-hidden="true">{picture.held?.keys ?? viewing.keys}</Keys>
    </Bar>
  )
}

export default Toolbar
