import { useLazyComponent } from 'src/hooks/useLazyComponent'

import type { AfterShareProps } from './AfterShare'

const fetchAfterShare = () => import('./AfterShare')

/** What there is to keep of a share, which nobody needs before it has ended. */
function LazyAfterShare(props: AfterShareProps) {
  const AfterShare = useLazyComponent<AfterShareProps>(fetchAfterShare)
  return AfterShare && <AfterShare {...props} />
}

export default LazyAfterShare
