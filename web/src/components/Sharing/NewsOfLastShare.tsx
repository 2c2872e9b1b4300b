import LazyTroubleshooting from 'src/components/LazyTroubleshooting'
import Stack from 'src/components/ui/Stack'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { useTexts } from 'src/hooks/useTexts'

import ArrivingBanner from './ArrivingBanner'

/** Why the sharer is before the button again, and no share has ended: no error, but good to be told. */
function NewsOfLastShare() {
  const { sharing } = useTexts()
  const outcome = usePeerSession((state) => state.outcome)

  if (outcome === 'interrupted') {
    return <ArrivingBanner>{sharing.interrupted}</ArrivingBanner>
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
