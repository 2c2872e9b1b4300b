import { useLater } from 'src/hooks/useLater'
import { usePeerSession } from 'src/hooks/usePeerSession'

const fetchPanel = () => import('src/components/GuidancePanel/GuidancePanel')

/** Where the helper points is shown beside any program. A camera’s picture has no such place. */
const GuidanceLater = () => {
  const GuidancePanel = useLater(fetchPanel)
  const isCamera = usePeerSession((state) => state.surface === 'camera')

  return GuidancePanel && !isCamera && <GuidancePanel />
}

export default GuidanceLater
