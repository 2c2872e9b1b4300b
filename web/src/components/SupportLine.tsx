import type { ErrorCode } from 'src/browser/errors/errorCode'
import { useTexts } from 'src/i18n/useTexts'

import ContactLine from './ContactLine'
import Text from './Text'

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
