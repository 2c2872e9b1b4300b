import { ArrivingBanner } from 'src/components/Banner'
import Stack from 'src/components/Stack'
import { LazyTroubleshooting } from 'src/features/network-check'
import { usePeerSession } from 'src/features/session'
import { useTexts } from 'src/i18n/useTexts'

/**
 * Says on the first page why the last share has ended. A cancelled screen
 * picker is mentioned as information, and not as an error.
 */
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
