import { useRef } from 'react'

import styled, { css } from 'styled-components'

import Button from 'src/components/ui/Button'
import { type PictureState, useLastPicture } from 'src/hooks/useLastPicture'
import { useTexts } from 'src/hooks/useTexts'
import { useVideoStream } from 'src/hooks/useVideoStream'

const Stage = styled.div`
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

interface RemoteVideoProps {
  stream: MediaStream | null
  state: PictureState
}

/** The screen of the other side, as large as fits; greyed while it is lost. */
const RemoteVideo = ({ stream, state }: RemoteVideoProps) => {
  const { viewing } = useTexts()
  const video = useRef<HTMLVideoElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const play = useVideoStream(video, stream)
  useLastPicture(video, canvas, state)

  return (
    <Stage>
      <Picture
        ref={video}
        aria-label={viewing.picture}
        autoPlay
        muted
        playsInline
      />
      <LastPicture
        ref={canvas}
        $isShown={state === 'stale'}
        aria-hidden="true"
      />
      {play && (
        <Button size="xl" onClick={play}>
          {viewing.play}
        </Button>
      )}
    </Stage>
  )
}

export default RemoteVideo
