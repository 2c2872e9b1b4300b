import { type ErrorCode, situationCodes } from 'src/browser/errors/errorCode'
import { useLazyComponent } from 'src/browser/useLazyComponent'

export const fetchTroubleshooting = () => import('./Troubleshooting')

/**
 * The advice is loaded together with the page: when an action fails because of
 * the network, the advice could no longer be loaded.
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
