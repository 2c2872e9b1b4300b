import { useRef } from 'react'

import styled from 'styled-components'

import RemoteVideo from 'src/components/RemoteVideo'
import type { ViewerView } from 'src/domain/peerSession/selectors'
import type { PictureState } from 'src/hooks/useLastPicture'
import { useLater } from 'src/hooks/useLater'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { usePictureView } from 'src/hooks/usePictureView'
import { useScreenSound } from 'src/hooks/useScreenSound'
import { useScreenWakeLock } from 'src/hooks/useScreenWakeLock'

import Curtain from './Curtain'
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
`

/** What the curtain covers: all but the tools. */
const Sight = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`

const fetchTools = () => import('src/components/Pointing/PointingTools')
const fetchLayer = () => import('src/components/Pointing/PointingLayer')

type WatchingView = Exclude<ViewerView, 'waiting'>

const pictureStates: Record<WatchingView, PictureState> = {
  searching: 'secret',
  choosing: 'secret',
  watching: 'live',
  hidden: 'secret',
  reconnecting: 'stale',
}

/** The picture with its tools, and a curtain before it while there is nothing to see. */
const WatchingRoom = ({ view }: { view: WatchingView }) => {
  useScreenWakeLock(view !== 'choosing')
  const room = useRef<HTMLDivElement>(null)
  const stream = usePeerSession((state) => state.remoteStream)
  const call = usePeerSession((state) => state.mediaConnection)
  const picture = usePictureView()
  const sound = useScreenSound()
  const isLive = pictureStates[view] === 'live'
  const PointingTools = useLater(fetchTools)
  const PointingLayer = useLater(fetchLayer)

  return (
    <Room ref={room}>
      <Sight>
        <RemoteVideo
          stream={stream}
          state={pictureStates[view]}
          isMuted={!sound.isOn}
          picture={picture}
        >
          {PointingLayer && (
            <PointingLayer seen={isLive ? picture.seen : null} />
          )}
        </RemoteVideo>
        <Curtain view={view} />
      </Sight>
      {view === 'watching' && <SurfaceNotice />}
      <Toolbar
        room={room}
        picture={picture}
        sound={sound}
        isLive={isLive}
        call={call}
      >
        {PointingTools && <PointingTools picture={picture} isLive={isLive} />}
      </Toolbar>
    </Room>
  )
}

export default WatchingRoom
