import { useLazyComponent } from 'src/browser/useLazyComponent'

import type { AfterShareProps } from './AfterShare'

const fetchAfterShare = () => import('./AfterShare')

/** It comes with the end of a share. */
function LazyAfterShare(props: AfterShareProps) {
  const AfterShare = useLazyComponent<AfterShareProps>(fetchAfterShare)
  return AfterShare && <AfterShare {...props} />
}

export default LazyAfterShare
