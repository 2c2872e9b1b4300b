import { useRef } from 'react'

import styled from 'styled-components'

import Button from 'src/components/ui/Button'
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
`

const Picture = styled.video<{ $isStale: boolean }>`
  position: absolute;
  width: 100%;
  height: 100%;
  object-fit: contain;
  filter: ${({ $isStale }) =>
    $isStale ? 'grayscale(1) opacity(0.5)' : 'none'};
`

interface RemoteVideoProps {
  stream: MediaStream | null
  /** the last picture, while the connection is away */
  isStale: boolean
}

/** The screen of the other side, as large as fits. */
const RemoteVideo = ({ stream, isStale }: RemoteVideoProps) => {
  const { viewing } = useTexts()
  const video = useRef<HTMLVideoElement>(null)
  const play = useVideoStream(video, stream)

  return (
    <Stage>
      <Picture
        ref={video}
        $isStale={isStale}
        aria-label={viewing.picture}
        autoPlay
        muted
        playsInline
      />
      {play && (
        <Button size="xl" onClick={play} style={{ position: 'relative' }}>
          {viewing.play}
        </Button>
      )}
    </Stage>
  )
}

export default RemoteVideo
