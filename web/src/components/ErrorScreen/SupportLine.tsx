import ContactLine from 'src/components/ui/ContactLine'
import Text from 'src/components/ui/Text'
import type { ErrorCode } from 'src/domain/errors/errorCode'
import { useTexts } from 'src/hooks/useTexts'

const sentToSupport: readonly ErrorCode[] = ['unknown', 'network']

/** How to reach support, where the description says to do so. */
function SupportLine({ code }: { code: ErrorCode }) {
  const { common } = useTexts()

  if (!sentToSupport.includes(code)) {
    return null
  }
  return (
    <Text tone="muted" align="center">
      <ContactLine>{common.support}</ContactLine>
    </Text>
  )
}

export default SupportLine
