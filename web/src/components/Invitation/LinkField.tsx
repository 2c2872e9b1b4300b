import { useId } from 'react'

import styled from 'styled-components'

import Button from 'src/components/ui/Button'
import Stack from 'src/components/ui/Stack'
import VisuallyHidden from 'src/components/ui/VisuallyHidden'
import { useCopyToClipboard } from 'src/hooks/useCopyToClipboard'
import { useTexts } from 'src/hooks/useTexts'

import ShareSheetButton from './ShareSheetButton'

const Label = styled.label`
  font-weight: 600;
`

const Field = styled.input`
  width: 100%;
  min-height: ${({ theme }) => theme.button.md.height};
  padding: 0 ${({ theme }) => theme.space.sm};
  border: 2px solid ${({ theme }) => theme.colour.controlBorder};
  border-radius: ${({ theme }) => theme.radius.sm};
  background: ${({ theme }) => theme.colour.background};
  color: inherit;
  font: inherit;
  text-overflow: ellipsis;
`

/** The link to read, to copy and to hand to another app. */
const LinkField = ({ link }: { link: string }) => {
  const { viewing } = useTexts()
  const id = useId()
  const [isCopied, copy] = useCopyToClipboard(link)

  return (
    <Stack gap="sm">
      <Label htmlFor={id}>{viewing.linkLabel}</Label>
      <Field
        id={id}
        readOnly
        value={link}
        placeholder={viewing.preparing}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        size="lg"
        icon={isCopied ? 'check' : 'copy'}
        disabled={!link}
        onClick={copy}
        fullWidth
      >
        {viewing.copy}
      </Button>
      <ShareSheetButton link={link} />
      <div role="status">
        {isCopied ? (
          viewing.copied
        ) : (
          <VisuallyHidden>{link ? '' : viewing.preparing}</VisuallyHidden>
        )}
      </div>
    </Stack>
  )
}

export default LinkField
