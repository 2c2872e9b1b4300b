import { chromeIntent } from 'src/browser/chromeIntent'
import { type Device, settingsPane } from 'src/browser/device'
import type { ErrorCode } from 'src/browser/errors/errorCode'
import { ButtonAnchor } from 'src/components/Button'
import CopyLinkButton from 'src/components/CopyLinkButton'
import Stack from 'src/components/Stack'
import { useTroubleTexts } from 'src/i18n/useTroubleTexts'

const inAnotherBrowser: readonly ErrorCode[] = [
  'in-app-browser',
  'browser-unsupported',
  'webrtc-missing',
]

interface WayOutProps {
  code: ErrorCode
  device: Device
  /** of this page */
  link: string
}

/** Where the steps lead: to settings, to another browser, to a secure page. */
function WayOut({ code, device: { system }, link }: WayOutProps) {
  const trouble = useTroubleTexts()
  const pane = settingsPane(system)

  if (code === 'display-capture-denied-by-system' && pane) {
    return (
      <ButtonAnchor href={pane} size="lg" icon="lock" fullWidth>
        {trouble.openSettings}
      </ButtonAnchor>
    )
  }
  if (code === 'not-secure-context') {
    return (
      <ButtonAnchor
        href={link.replace(/^http:/, 'https:')}
        size="lg"
        icon="lock"
        fullWidth
      >
        {trouble.openSecure}
      </ButtonAnchor>
    )
  }
  if (code === 'in-app-browser' && system === 'android') {
    return (
      <Stack gap="sm">
        <ButtonAnchor
          href={chromeIntent(link)}
          size="lg"
          icon="expand"
          fullWidth
        >
          {trouble.openInChrome}
        </ButtonAnchor>
        <CopyLinkButton link={link} variant="secondary" />
      </Stack>
    )
  }
  if (inAnotherBrowser.includes(code)) {
    // On an iPhone the menu of the app comes first.
    const isSecond = code === 'in-app-browser' && system === 'ios'
    return (
      <CopyLinkButton
        link={link}
        variant={isSecond ? 'secondary' : 'primary'}
      />
    )
  }
  return null
}

export default WayOut
