import { useContext, useRef, useState } from 'react'

import styled from 'styled-components'

import type { WriteButtonProps } from 'src/components/Chat/WriteButton'
import RemoteVideo from 'src/components/RemoteVideo'
import type { StepsToolProps } from 'src/components/Steps/StepsTool'
import type { HelperVoiceProps } from 'src/components/Voice/HelperVoice'
import { SessionToolsContext } from 'src/context/SessionToolsContext'
import type { ViewerView } from 'src/domain/peerSession/selectors'
import type { PictureState } from 'src/hooks/useLastPicture'
import { useLazyComponent } from 'src/hooks/useLazyComponent'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { usePictureView } from 'src/hooks/usePictureView'
import { useScreenSound } from 'src/hooks/useScreenSound'
import { useScreenWakeLock } from 'src/hooks/useScreenWakeLock'
import { useToolKeys } from 'src/hooks/useToolKeys'
import { media } from 'src/styles/media'

import BesidePicture, { hasSteps, type Side } from './BesidePicture'
import PictureOverlay from './PictureOverlay'
import SurfaceNotice from './SurfaceNotice'
import Toolbar from './Toolbar'

const Room = styled.div`
  position: fixed;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  display: flex;
  flex-direction: column;
  background: #000;

  /* The way out has the top of a phone. */
  ${media.below('desktop')} {
    padding-block-start: 3.5rem;
  }
  ${media.rail} {
    flex-direction: row;
    padding-block-start: 0;
  }
`

/** All but the tools. */
const Main = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`

/** The picture, and beside it, or below it, what is written. */
const Middle = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;

  ${media.below('desktop')} {
    flex-direction: column;
  }
`

/** What the overlay covers: all but the tools. */
const Sight = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`

const fetchTools = () => import('src/components/Pointing/PointingTools')
const fetchLayer = () => import('src/components/Pointing/PointingLayer')
const fetchMarkTools = () => import('src/components/Pointing/MarkTools')
const fetchWriteButton = () => import('src/components/Chat/WriteButton')
const fetchTalkTool = () => import('src/components/Voice/TalkTool')
const fetchSendFile = () => import('src/components/Files/SendFileTool')
const fetchFiles = () => import('src/components/Files/HelperFiles')
const fetchStepsTool = () => import('src/components/Steps/StepsTool')
const fetchLetRing = () => import('src/components/Ringing/LetRingTool')
const fetchVoice = () => import('src/components/Voice/HelperVoice')

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

/** The picture with its tools, and an overlay while there is nothing to see. */
function ViewerScreen({ view }: { view: WatchingView }) {
  useScreenWakeLock(view !== 'choosing')
  const room = useRef<HTMLDivElement>(null)
  const stream = usePeerSession((state) => state.remoteStream)
  const call = usePeerSession((state) => state.mediaConnection)
  const picture = usePictureView()
  const sound = useScreenSound()
  useToolKeys(picture.stage, room)
  const isLive = pictureStates[view] === 'live'
  // The element of the picture holds nothing then, no sound either.
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
          // What is being written stays in sight.
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
