import { useLater } from 'src/hooks/useLater'
import { usePeerSession } from 'src/hooks/usePeerSession'

const fetchPreview = () => import('src/components/CameraPreview/CameraPreview')

/** Only for who shows a camera; a screen has none (a hall of mirrors). */
const CameraPreviewLater = () => {
  const isCamera = usePeerSession((state) => state.cameraStream !== null)
  const CameraPreview = useLater(isCamera ? fetchPreview : null)

  return CameraPreview && isCamera && <CameraPreview />
}

export default CameraPreviewLater
