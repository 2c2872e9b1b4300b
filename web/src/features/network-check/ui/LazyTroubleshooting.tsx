import { type ErrorCode, situationCodes } from 'src/browser/errors/errorCode'
import { useLazyComponent } from 'src/browser/useLazyComponent'

export const fetchTroubleshooting = () => import('./Troubleshooting')

/**
 * The component is loaded before it is needed: when a click fails, the network
 * may be the reason, so the code could not be loaded then.
 */
function LazyTroubleshooting({
  code,
}: {
  code: ErrorCode | 'capture-cancelled'
}) {
  const Troubleshooting = useLazyComponent(fetchTroubleshooting)
  const isSituation =
    code === 'capture-cancelled' ||
    situationCodes.some((situation) => situation === code)

  return Troubleshooting && isSituation ? <Troubleshooting code={code} /> : null
}

export default LazyTroubleshooting
