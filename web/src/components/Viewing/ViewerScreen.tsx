import { useContext, useRef, useState } from 'react'

import styled from 'styled-components'

import type { HelperChatProps } from 'src/components/Chat/HelperChat'
import type { WriteButtonProps } from 'src/components/Chat/WriteButton'
import RemoteVideo from 'src/components/RemoteVideo'
import type { HelperVoiceProps } from 'src/components/Voice/HelperVoice'
import { SessionToolsContext } from 'src/context/SessionToolsContext'
import type { ViewerView } from 'src/domain/peerSession/selectors'
import type { PictureState } from 'src/hooks/useLastPicture'
import { useLazyComponent } from 'src/hooks/useLazyComponent'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { usePictureView } from 'src/hooks/usePictureView'
import { useScreenSound } from 'src/hooks/useScreenSound'
import { useScreenWakeLock } from 'src/hooks/useScreenWakeLock'
import { media } from 'src/styles/media'

import PictureOverlay from './PictureOverlay'
import SurfaceNotice from './SurfaceNotice'
import Toolbar from './Toolbar'

const Room = styled.div<{ $isWriting: boolean }>`
  position: fixed;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  display: flex;
  flex-direction: column;
  background: #000;

  /* On a phone the tools give way to picture and words. */
  ${media.below('desktop')} {
    > :last-child {
      max-height: ${({ $isWriting }) => ($isWriting ? '22%' : '60%')};
    }
  }
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

/** What the curtain covers: all but the tools. */
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
const fetchTalkTools = () => import('src/components/Chat/TalkTools')
const fetchWords = () => import('src/components/Chat/HelperChat')
const fetchVoice = () => import('src/components/Voice/HelperVoice')

type WatchingView = Exclude<ViewerView, 'waiting'>

const pictureStates: Record<WatchingView, PictureState> = {
  searching: 'secret',
  choosing: 'secret',
  watching: 'live',
  hidden: 'secret',
  newcomer: 'secret',
  reconnecting: 'stale',
}

/** The picture with its tools, and a curtain before it while there is nothing to see. */
function ViewerScreen({ view }: { view: WatchingView }) {
  useScreenWakeLock(view !== 'choosing')
  const room = useRef<HTMLDivElement>(null)
  const stream = usePeerSession((state) => state.remoteStream)
  const call = usePeerSession((state) => state.mediaConnection)
  const picture = usePictureView()
  const sound = useScreenSound()
  const isLive = pictureStates[view] === 'live'
  // The element of the picture holds nothing then, no sound either.
  const isSecret = pictureStates[view] === 'secret'
  const [isWriting, setIsWriting] = useState(false)
  const hasTools = useContext(SessionToolsContext) !== null
  const PointingTools = useLazyComponent(fetchTools)
  const PointingLayer = useLazyComponent(fetchLayer)
  const TalkTools = useLazyComponent<WriteButtonProps>(fetchTalkTools)
  const HelperChat = useLazyComponent<HelperChatProps>(fetchWords)
  const HelperVoice = useLazyComponent<HelperVoiceProps>(fetchVoice)

  return (
    <Room ref={room} $isWriting={isWriting}>
      <Middle>
        <Sight>
          <RemoteVideo
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
        {hasTools && HelperChat && isWriting && (
          <HelperChat onClose={() => setIsWriting(false)} />
        )}
      </Middle>
      {hasTools && HelperVoice && (
        <HelperVoice isSoundOn={sound.isOn && !isSecret} />
      )}
      {view === 'watching' && <SurfaceNotice />}
      <Toolbar
        room={room}
        picture={picture}
        sound={sound}
        isLive={isLive}
        call={call}
      >
        {hasTools && PointingTools && (
          <PointingTools picture={picture} isLive={isLive} />
        )}
        {hasTools && TalkTools && (
          <TalkTools
            isOpen={isWriting}
            onToggle={() => setIsWriting(!isWriting)}
          />
        )}
      </Toolbar>
    </Room>
  )
}

export default ViewerScreen
