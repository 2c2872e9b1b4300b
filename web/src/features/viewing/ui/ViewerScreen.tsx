import { useContext, useRef, useState } from 'react'

import styled from 'styled-components'

import { useLazyComponent } from 'src/browser/useLazyComponent'
import { useScreenWakeLock } from 'src/browser/useScreenWakeLock'
import type { WriteButtonProps } from 'src/features/chat'
import {
  SessionToolsContext,
  usePeerSession,
  type ViewerView,
} from 'src/features/session'
import {
  type PictureState,
  RemoteVideo,
  usePictureView,
  useToolKeys,
} from 'src/features/stage'
import type { StepsToolProps } from 'src/features/steps'
import type { HelperVoiceProps } from 'src/features/voice'
import { media } from 'src/styles/media'

import BesidePicture, { hasSteps, type Side } from './BesidePicture'
import { fetchViewerPart } from './fetchViewerPart'
import PictureOverlay from './PictureOverlay'
import SurfaceNotice from './SurfaceNotice'
import Toolbar from './Toolbar'
import { useScreenSound } from './useScreenSound'

const Room = styled.div`
  position: fixed;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  display: flex;
  flex-direction: column;
  background: #000;

  /* On a phone, the link that leaves the page is at the top. */
  ${media.below('desktop')} {
    padding-block-start: 3.5rem;
  }
  ${media.rail} {
    flex-direction: row;
    padding-block-start: 0;
  }
`

const Main = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`

const Middle = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;

  ${media.below('desktop')} {
    flex-direction: column;
  }
`

const Sight = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`

const fetchTools = fetchViewerPart('PointingTools')
const fetchLayer = fetchViewerPart('PointingLayer')
const fetchMarkTools = fetchViewerPart('MarkTools')
const fetchWriteButton = fetchViewerPart('WriteButton')
const fetchTalkTool = fetchViewerPart('TalkTool')
const fetchSendFile = fetchViewerPart('SendFileTool')
const fetchFiles = fetchViewerPart('HelperFiles')
const fetchStepsTool = fetchViewerPart('StepsTool')
const fetchLetRing = fetchViewerPart('LetRingTool')
const fetchVoice = fetchViewerPart('HelperVoice')

type WatchingView = Exclude<ViewerView, 'waiting'>

const pictureStates: Record<WatchingView, PictureState> = {
  searching: 'secret',
  choosing: 'secret',
  watching: 'live',
  empty: 'secret',
  hidden: 'secret',
  newcomer: 'secret',
  reconnecting: 'stale',
  closed: 'stale',
}

function ViewerScreen({ view }: { view: WatchingView }) {
  useScreenWakeLock(view !== 'choosing')
  const room = useRef<HTMLDivElement>(null)
  const stream = usePeerSession((state) => state.remoteStream)
  const call = usePeerSession((state) => state.mediaConnection)
  const picture = usePictureView()
  const sound = useScreenSound()
  useToolKeys(picture.stage, room)
  const isLive = pictureStates[view] === 'live'
  // In this state, RemoteVideo detaches the stream, so that neither a frame nor
  // sound is played.
  const isSecret = pictureStates[view] === 'secret'
  const [side, setSide] = useState<Side>(null)
  const isWriting = side === 'chat'
  const hasTools = useContext(SessionToolsContext) !== null
  const PointingTools = useLazyComponent(fetchTools)
  const PointingLayer = useLazyComponent(fetchLayer)
  const MarkTools = useLazyComponent(fetchMarkTools)
  const WriteButton = useLazyComponent<WriteButtonProps>(fetchWriteButton)
  const TalkTool = useLazyComponent(fetchTalkTool)
  const StepsTool = useLazyComponent<StepsToolProps>(fetchStepsTool)
  const SendFileTool = useLazyComponent(fetchSendFile)
  const LetRingTool = useLazyComponent(fetchLetRing)
  const HelperFiles = useLazyComponent(fetchFiles)
  const HelperVoice = useLazyComponent<HelperVoiceProps>(fetchVoice)

  const tools = hasTools && {
    pointing: PointingTools && <PointingTools picture={picture} />,
    marks: MarkTools && <MarkTools />,
    steps: StepsTool && (
      <StepsTool
        isOpen={hasSteps(side)}
        onOpen={(takesFocus) => {
          if (takesFocus) setSide('steps-to-use')
          // The panel stays on the chat, because it may contain a draft.
          else if (!isWriting) setSide('steps')
        }}
        onClose={() => setSide(null)}
      />
    ),
    write: WriteButton && (
      <WriteButton
        isOpen={isWriting}
        onToggle={() => setSide(isWriting ? null : 'chat')}
      />
    ),
    talk: TalkTool && <TalkTool />,
    send: SendFileTool && <SendFileTool />,
    ring: LetRingTool && <LetRingTool />,
  }

  return (
    <Room ref={room}>
      <Main>
        <Middle>
          <Sight>
            <RemoteVideo
              call={call}
              stream={stream}
              state={pictureStates[view]}
              isMuted={!sound.isOn}
              picture={picture}
            >
              {hasTools && PointingLayer && (
                <PointingLayer seen={isLive ? picture.seen : null} />
              )}
            </RemoteVideo>
            <PictureOverlay view={view} />
          </Sight>
          {hasTools && (
            <BesidePicture
              {...{ side, isLive }}
              onClose={() => setSide(null)}
            />
          )}
        </Middle>
        {hasTools && HelperVoice && (
          <HelperVoice isSoundOn={sound.isOn && !isSecret} />
        )}
        {hasTools && HelperFiles && <HelperFiles />}
        {view === 'watching' && <SurfaceNotice />}
      </Main>
      <Toolbar
        room={room}
        picture={picture}
        sound={sound}
        isLive={isLive}
        isSecret={isSecret}
        call={call}
        tools={tools || {}}
      />
    </Room>
  )
}

export default ViewerScreen
