import { config } from 'src/browser/config'

/** A sentence that ends in the support address. */
const ContactLine = ({ children }: { children: string }) => (
  <>
    <span>{children}</span>{' '}
    <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>
  </>
)

export default ContactLine
