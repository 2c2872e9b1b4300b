import { useRef } from 'react'

import styled from 'styled-components'

import { usePeerSession } from 'src/features/session'
import { useMobileTexts } from 'src/i18n/useMobileTexts'

import { useVideoStream } from './useVideoStream'

const Picture = styled.video`
  width: 100%;
  max-height: 50vh;
  border-radius: ${({ theme }) => theme.radius.md};
  background: #000;
  object-fit: contain;
`

/** Shows the sharer's camera, so that they can aim it. */
function CameraPreview() {
  const mobile = useMobileTexts()
  const video = useRef<HTMLVideoElement>(null)
  useVideoStream(
    video,
    usePeerSession((state) => state.cameraStream),
    false
  )

  return <Picture ref={video} aria-label={mobile.preview} muted playsInline />
}

export default CameraPreview
