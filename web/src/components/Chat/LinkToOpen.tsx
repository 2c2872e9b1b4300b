import { useId } from 'react'

import ButtonAnchor from 'src/components/ui/ButtonAnchor'
import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import { useTalkingTexts } from 'src/hooks/useTalkingTexts'

import CopyButton from './CopyButton'

/** A link opens by the sharer’s own click and by nothing else; where it leads, nobody learns of this page. */
function LinkToOpen({ href }: { href: string }) {
  const talking = useTalkingTexts()
  const id = useId()

  return (
    <Stack gap="sm">
      <Stack direction="row" gap="sm">
        <ButtonAnchor
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          referrerPolicy="no-referrer"
          aria-describedby={id}
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
