import Text from 'src/components/ui/Text'
import { useAssurance } from 'src/hooks/useAssurance'
import { usePanelTexts } from 'src/hooks/usePanelTexts'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { useTexts } from 'src/hooks/useTexts'

/** What somebody who asks wants to know of the helper: what they can hear and do, and since when. */
function Facts() {
  const { limits } = usePanelTexts()
  const { soundText } = useTexts().sharing
  const hasSound = usePeerSession((state) => state.hasSound)
  const assurance = useAssurance()
  if (!assurance) return null

  return (
    <Text tone="muted">
      {[hasSound && soundText, limits].filter(Boolean).join(' ')}{' '}
      <time dateTime={assurance.since.toISOString()}>
        {assurance.sinceInWords}
      </time>
    </Text>
  )
}

export default Facts
