import PageLoading from 'src/components/ui/PageLoading'
import { pageLoadingDelayMs } from 'src/domain/page/pageLoadingDelay'
import { useConditionForAtLeast } from 'src/hooks/useConditionForAtLeast'

/** The indicator, where it is not the router that waits for a page. */
const LatePageLoading = () =>
  useConditionForAtLeast(true, pageLoadingDelayMs) ? <PageLoading /> : null

export default LatePageLoading
