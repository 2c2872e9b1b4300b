import { useLazyComponent } from 'src/hooks/useLazyComponent'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { useServiceWorker } from 'src/hooks/useServiceWorker'

const fetchKeepHelper = () => import('src/components/KeptHelpers/KeepHelper')

/** What a sharer may keep for the next time. */
function ForNextTime() {
  useServiceWorker()
  // Only who was recognised by the link can be recognised the next time.
  const isVerified = usePeerSession((state) => state.isVerified)
  const KeepHelper = useLazyComponent(isVerified ? fetchKeepHelper : null)
  return KeepHelper && <KeepHelper />
}

export default ForNextTime
