import { type Device, settingsPane } from 'src/browser/device'
import type { ErrorCode } from 'src/browser/errors/errorCode'
import { useCopyToClipboard } from 'src/browser/useCopyToClipboard'
import Button, { ButtonAnchor } from 'src/components/Button'
import type { ButtonLook } from 'src/components/buttonStyles'
import Stack from 'src/components/Stack'
import { useTroubleTexts } from 'src/i18n/useTroubleTexts'

const inAnotherBrowser: readonly ErrorCode[] = [
  'in-app-browser',
  'browser-unsupported',
  'webrtc-missing',
]

/**
 * A link that makes Android leave an in-app browser and open Chrome
 * (developer.chrome.com/docs/android/intents). Android takes everything before
 * the last # as the address of the page.
 *
 * @param url a URL with https or http
 */
export function chromeIntent(url: string): string {
  const { protocol, host, pathname, search, hash } = new URL(url)
  const scheme = protocol.replace(':', '')
  return `intent://${host}${pathname}${search}${hash}#Intent;scheme=${scheme};package=com.android.chrome;end`
}

function CopyLinkButton({ link, ...look }: ButtonLook & { link: string }) {
  const trouble = useTroubleTexts()
  const [isCopied, copy] = useCopyToClipboard(link)

  return (
    <Stack gap="xs">
      <Button
        size="lg"
        icon={isCopied ? 'check' : 'copy'}
        onClick={copy}
        fullWidth
        {...look}
      >
        {trouble.copyLink}
      </Button>
      <div role="status">{isCopied && trouble.copied}</div>
    </Stack>
  )
}

interface WayOutProps {
  code: ErrorCode
  device: Device
  link: string
}

/** The link or button that the instructions for an error mention. */
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
    // On an iPhone, the menu of the in-app browser can open the page in Safari,
    // so the button that copies the link is not the main button.
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
