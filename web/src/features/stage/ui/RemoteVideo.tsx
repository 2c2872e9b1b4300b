import { type CSSProperties, type ReactNode, useRef } from 'react'

import styled, { css } from 'styled-components'

import Button from 'src/components/Button'
import type { CallPort } from 'src/features/call'
import type { SeenPicture } from 'src/features/stage/PictureViewer'
import { useViewingTexts } from 'src/i18n/useViewingTexts'

import Stage from './Stage'
import {
  type PictureState,
  useFirstStill,
  useLastPicture,
} from './useLastPicture'
import type { PictureOnStage } from './usePictureView'
import { useVideoStream } from './useVideoStream'

const Room = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: center;
  min-height: 0;
  background: #000;

  > button {
    position: relative;
  }
`

const Frame = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: 100%;
  transform-origin: 0 0;
`

const fitting = css`
  position: absolute;
  width: 100%;
  height: 100%;
  object-fit: contain;
`

const Picture = styled.video`
  ${fitting}
`

const LastPicture = styled.canvas<{ $isShown: boolean }>`
  ${fitting}
  visibility: ${({ $isShown }) => ($isShown ? 'visible' : 'hidden')};
  filter: grayscale(1) opacity(0.6);
`

/**
 * The element has the size of the video. A CSS transform moves and zooms it,
 * which needs no new layout.
 */
function frameStyle({ geometry, view, placement }: SeenPicture): CSSProperties {
  return {
    ...geometry.source,
    transform: `translate(${placement.left}px, ${placement.top}px) scale(${view.scale})`,
  }
}

const FirstStill = styled.canvas`
  ${fitting}
`

interface RemoteVideoProps {
  call?: CallPort | null
  stream: MediaStream | null
  state: PictureState
  isMuted: boolean
  picture: PictureOnStage
  /** rendered on top of the video */
  children?: ReactNode
}

/** Shows the remote screen; while the call is lost, its last frame in grey. */
function RemoteVideo({
  call = null,
  stream,
  state,
  isMuted,
  picture,
  children,
}: RemoteVideoProps) {
  const viewing = useViewingTexts()
  const { stage, video, seen, held } = picture
  const canvas = useRef<HTMLCanvasElement>(null)
  const play = useVideoStream(video, stream, state === 'secret', isMuted)
  useLastPicture(video, canvas, state)
  const still = useRef<HTMLCanvasElement>(null)
  const hasStill = useFirstStill(call, still, state === 'live' && !seen)

  return (
    <Room>
      <Stage
        ref={stage}
        isSecret={state === 'secret'}
        canPan={seen?.canPan ?? false}
        held={held}
      >
        <Frame style={seen ? frameStyle(seen) : undefined}>
          <Picture
            ref={video}
            aria-label={viewing.picture}
            autoPlay
            muted={isMuted}
            playsInline
          />
          {hasStill && (
            <FirstStill ref={still} width={0} height={0} aria-hidden="true" />
          )}
          <LastPicture
            ref={canvas}
            $isShown={state === 'stale'}
            aria-hidden="true"
          />
        </Frame>
        {children}
      </Stage>
      {play && (
        <Button size="xl" onClick={play}>
          {viewing.play}
        </Button>
      )}
    </Room>
  )
}

export default RemoteVideo
