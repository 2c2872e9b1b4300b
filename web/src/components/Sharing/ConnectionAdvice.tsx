import { useLazyComponent } from 'src/hooks/useLazyComponent'
import { usePeerSession } from 'src/hooks/usePeerSession'

const fetchPathAdvice = () => import('src/components/PathAdvice/PathAdvice')
const fetchLongWait = () => import('./LongWait')

/** What to do while the helper is not there, or cannot be reached. */
function ConnectionAdvice() {
  const lacksPath = usePeerSession((state) => state.lacksPath)
  const Advice = useLazyComponent(lacksPath ? fetchPathAdvice : fetchLongWait)

  return Advice && <Advice />
}

export default ConnectionAdvice
