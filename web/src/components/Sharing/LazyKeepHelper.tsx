import { useLazyComponent } from 'src/hooks/useLazyComponent'
import { usePeerSession } from 'src/hooks/usePeerSession'

const fetchKeepHelper = () => import('src/components/KeptHelpers/KeepHelper')

/** Only who was recognised by the link can be recognised the next time. */
function LazyKeepHelper() {
  const isVerified = usePeerSession((state) => state.isVerified)
  const KeepHelper = useLazyComponent(isVerified ? fetchKeepHelper : null)
  return KeepHelper && <KeepHelper />
}

export default LazyKeepHelper
