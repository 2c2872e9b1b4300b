import LazyAfterShare from 'src/components/AfterShare/LazyAfterShare'
import LazyTroubleshooting from 'src/components/LazyTroubleshooting'
import Stack from 'src/components/ui/Stack'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { useTexts } from 'src/hooks/useTexts'

import ArrivingBanner from './ArrivingBanner'
import ForNextTime from './ForNextTime'

/** What the sharer did last: no error, but good to be told. */
function NewsOfLastShare() {
  const { sharing } = useTexts()
  const outcome = usePeerSession((state) => state.outcome)

  if (outcome === 'stopped') {
    return (
      <>
        <ArrivingBanner tone="success">{sharing.stopped}</ArrivingBanner>
        <LazyAfterShare isHeard />
        <ForNextTime hasHelper />
      </>
    )
  }
  if (outcome !== 'cancelled') return null
  return (
    <Stack gap="xs">
      <ArrivingBanner>{sharing.cancelled}</ArrivingBanner>
      <LazyTroubleshooting code="capture-cancelled" />
    </Stack>
  )
}

export default NewsOfLastShare
