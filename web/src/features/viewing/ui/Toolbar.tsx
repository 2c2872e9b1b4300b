import { type ReactNode, type RefObject, useCallback, useState } from 'react'

import styled from 'styled-components'

import { Link, routes } from '@redwoodjs/router'

import { useFittingRow } from 'src/browser/useFittingRow'
import { useLazyComponent } from 'src/browser/useLazyComponent'
import { useMediaQuery } from 'src/browser/useMediaQuery'
import ToolIcon from 'src/components/ToolIcon'
import type { CallPort } from 'src/features/call'
import {
  type PictureOnStage,
  signAndWord,
  signOnly,
  Tool,
  ToolGroup,
  ToolLabel,
  toolStyles,
} from 'src/features/stage'
import { useViewingTexts } from 'src/i18n/useViewingTexts'
import { media } from 'src/styles/media'

import { railWidth } from './aboveToolbar'
import type { ConnectionToolsProps } from './ConnectionTools'
import { fetchViewerPart } from './fetchViewerPart'
import FullScreenButton from './FullScreenButton'
import type { KeySheetProps } from './KeySheet'
import MoreTools from './MoreTools'
import SavePictureButton from './SavePictureButton'
import type { ScreenSound } from './useScreenSound'
import ZoomTools, { FitTools, MoveTools } from './ZoomTools'

const fetchConnectionTools = fetchViewerPart('ConnectionTools')
const fetchKeySheet = fetchViewerPart('KeySheet')

const Bar = styled.div`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  padding: 4px;
  background: ${({ theme }) => theme.colour.surface};

  /* If space is short, tools lose their labels, first those with familiar
     icons; then the toolbar gets more rows. */
  &[data-shorter='1'] > * > [data-minor],
  &[data-shorter='1'] > * > * > [data-minor] {
    ${signOnly}
  }
  &[data-shorter='2'] {
    flex-wrap: wrap;
    ${signOnly}
  }
  ${media.below('desktop')} {
    justify-content: center;
    gap: 2px;
  }
  ${media.rail} {
    flex-direction: column;
    justify-content: flex-start;
    width: ${railWidth};
    padding-block-start: 3.5rem;
    overflow-y: auto;

    &[data-shorter] {
      flex-wrap: nowrap;
      ${signAndWord}
    }
  }
`

/** The tools in the toolbar. A tool is left out while it has no use. */
interface Places {
  /** the tools to annotate, of which exactly one is selected */
  pointing?: ReactNode
  marks?: ReactNode
  steps?: ReactNode
  write?: ReactNode
  talk?: ReactNode
  send?: ReactNode
  ring?: ReactNode
}

/**
 * The link that leaves the page. On a phone it is fixed in a corner of the
 * screen, away from the tools that people press often.
 */
const Corner = styled(Link)`
  ${toolStyles}

  &:hover {
    background: ${({ theme }) => theme.colour.tonalHover};
  }
  ${media.below('desktop')} {
    position: fixed;
    z-index: 1;
    inset-block-start: 4px;
    inset-inline-end: 4px;
    flex-direction: row;
    background: ${({ theme }) => theme.colour.surface};
    gap: 0.5em;
  }
`

const LeaveLink = () => (
  <Corner to={routes.home()}>
    <ToolIcon name="leave" />
    <ToolLabel>{useViewingTexts().leave}</ToolLabel>
  </Corner>
)

function SoundButton({ isThere, isOn, toggle }: ScreenSound) {
  const viewing = useViewingTexts()
  if (!isThere) return null

  return (
    <Tool
      shortcut="sound"
      data-minor
      icon={isOn ? 'soundOff' : 'sound'}
      onClick={toggle}
    >
      {isOn ? viewing.soundOff : viewing.soundOn}
    </Tool>
  )
}

interface ToolbarProps {
  room: RefObject<HTMLElement>
  picture: PictureOnStage
  sound: ScreenSound
  isLive: boolean
  /** whether an overlay covers the video */
  isSecret: boolean
  /** null while there is no call */
  call: CallPort | null
  tools: Places
}

/** The toolbar never hides. Tools without a use are not rendered. */
function Toolbar({
  room,
  picture,
  sound,
  isLive,
  isSecret,
  call,
  tools,
}: ToolbarProps) {
  const viewing = useViewingTexts()
  const isNarrow = useMediaQuery(media.below('desktop'))
  const row = useFittingRow<HTMLDivElement>()
  const [isShowingKeys, setShowingKeys] = useState(false)
  const closeKeys = useCallback(() => setShowingKeys(false), [])
  // Loaded after the first video frame, because the connection quality does not
  // matter before.
  const ConnectionTools = useLazyComponent<ConnectionToolsProps>(
    call && picture.seen ? fetchConnectionTools : null
  )
  const KeySheet = useLazyComponent<KeySheetProps>(
    isShowingKeys ? fetchKeySheet : null
  )
  const connection = call && ConnectionTools && !isSecret && (
    <ConnectionTools call={call} isInList={isNarrow} />
  )

  return (
    <Bar ref={row} role="group" aria-label={viewing.tools}>
      <ToolGroup>
        {isLive && tools.pointing}
        {!isNarrow && !isSecret && <ZoomTools picture={picture} />}
        {!isNarrow && isLive && tools.marks}
      </ToolGroup>
      <ToolGroup>
        {!isNarrow && connection}
        {!isNarrow && <SoundButton {...sound} />}
        {isLive && tools.steps}
        {tools.write}
        {!isNarrow && tools.talk}
        {(!isSecret || isNarrow) && (
          <MoreTools>
            {isNarrow && tools.talk}
            {isNarrow && isLive && tools.marks}
            {isNarrow && !isSecret && <ZoomTools picture={picture} />}
            {!isSecret && <MoveTools picture={picture} />}
            {!isSecret && <FitTools picture={picture} />}
            {isNarrow && <SoundButton {...sound} />}
            {!isSecret && <FullScreenButton room={room} />}
            <SavePictureButton picture={picture} isLive={isLive} />
            {tools.send}
            {tools.ring}
            {isNarrow && connection}
            {!isNarrow && (
              <Tool
                icon="keyboard"
                shortcut="showKeys"
                onClick={() => setShowingKeys(!isShowingKeys)}
              >
                {viewing.shortcuts}
              </Tool>
            )}
          </MoreTools>
        )}
        <LeaveLink />
      </ToolGroup>
      {KeySheet && <KeySheet onClose={closeKeys} />}
    </Bar>
  )
}

export default Toolbar
