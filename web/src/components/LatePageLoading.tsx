import { pageLoadingDelayMs } from 'src/browser/page/pageLoadingDelay'
import { useConditionForAtLeast } from 'src/browser/useConditionForAtLeast'

import PageLoading from './PageLoading'

/** The indicator, where it is not the router that waits for a page. */
const LatePageLoading = () =>
  useConditionForAtLeast(true, pageLoadingDelayMs) ? <PageLoading /> : null

export default LatePageLoading
