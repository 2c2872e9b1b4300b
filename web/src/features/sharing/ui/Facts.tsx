import Text from 'src/components/Text'
import { useAssurance } from 'src/features/helper-window/ui/useAssurance'
import { usePeerSession } from 'src/features/session/ui/usePeerSession'
import { usePanelTexts } from 'src/i18n/usePanelTexts'
import { useTexts } from 'src/i18n/useTexts'

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
