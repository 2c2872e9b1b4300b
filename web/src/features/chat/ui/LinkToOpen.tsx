import { type MouseEvent, type RefObject, useId } from 'react'

import { isInView } from 'src/browser/isInView'
import { ButtonAnchor } from 'src/components/Button'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'

import CopyButton from './CopyButton'

interface LinkToOpenProps {
  href: string
  /** has an element if the link comes with a warning */
  warning: RefObject<HTMLElement>
}

/** A link opens by the sharer’s own click and by nothing else; where it leads, nobody learns of this page. */
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
