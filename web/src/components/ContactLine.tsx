import { config } from 'src/browser/config'
import type { ErrorCode } from 'src/browser/errors/errorCode'
import { useTexts } from 'src/i18n/useTexts'

import Text from './Text'

const ContactLine = ({ children }: { children: string }) => (
  <>
    <span>{children}</span>{' '}
    <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>
  </>
)

const sentToSupport: readonly ErrorCode[] = ['unknown', 'network']

/**
 * Shows the support address, but only for errors whose text mentions support.
 */
export function SupportLine({ code }: { code: ErrorCode }) {
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

export default ContactLine
