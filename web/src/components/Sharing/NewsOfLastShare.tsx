import TroubleLater from 'src/components/TroubleLater'
import Banner from 'src/components/ui/Banner'
import Stack from 'src/components/ui/Stack'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { useTexts } from 'src/hooks/useTexts'

/** What the sharer did last: no error, but good to be told. */
const NewsOfLastShare = () => {
  const { sharing } = useTexts()
  const outcome = usePeerSession((state) => state.outcome)

  if (outcome === 'stopped') {
    return <Banner tone="success">{sharing.stopped}</Banner>
  }
  if (outcome !== 'cancelled') return null
  return (
    <Stack gap="xs">
      <Banner>{sharing.cancelled}</Banner>
      <TroubleLater code="capture-cancelled" />
    </Stack>
  )
}

export default NewsOfLastShare
