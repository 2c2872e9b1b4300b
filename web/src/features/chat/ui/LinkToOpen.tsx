import { type MouseEvent, type RefObject, useId } from 'react'

import { useCopyToClipboard } from 'src/browser/useCopyToClipboard'
import Button, { ButtonAnchor } from 'src/components/Button'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'

export function CopyButton({ text }: { text: string }) {
  const talking = useTalkingTexts()
  const [isCopied, copy] = useCopyToClipboard(text)

  return (
    <>
      <Button
        variant="secondary"
        icon={isCopied ? 'check' : 'copy'}
        onClick={copy}
      >
        {talking.copy}
      </Button>
      <span role="status">{isCopied && talking.copied}</span>
    </>
  )
}

/** Uses the element's window, which may be the helper window. */
export function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const height = element.ownerDocument.defaultView?.innerHeight ?? 0
  return bottom > 0 && top < height
}

interface LinkToOpenProps {
  href: string
  /** refers to the warning about this link; null if there is no warning */
  warning: RefObject<HTMLElement>
}

/**
 * A button that opens a link. While a warning exists but is out of view, a
 * click scrolls to the warning instead.
 */
function LinkToOpen({ href, warning }: LinkToOpenProps) {
  const talking = useTalkingTexts()
  const id = useId()

  const showWarning = (event: MouseEvent) => {
    const box = warning.current
    if (!box || isInView(box)) return
    event.preventDefault()
    box.scrollIntoView({ block: 'nearest' })
  }

  return (
    <Stack gap="sm">
      <Stack direction="row" gap="sm">
        <ButtonAnchor
          href={href}
          variant="secondary"
          target="_blank"
          rel="noopener noreferrer"
          referrerPolicy="no-referrer"
          aria-describedby={id}
          onClick={showWarning}
        >
          {talking.openLink}
        </ButtonAnchor>
        <CopyButton text={href} />
      </Stack>
      <Text id={id} size="sm" tone="muted">
        {talking.linkNote}
      </Text>
    </Stack>
  )
}

export default LinkToOpen
