import { useId } from 'react'

import Button from 'src/components/ui/Button'
import Stack from 'src/components/ui/Stack'
import TextField, { Label } from 'src/components/ui/TextField'
import VisuallyHidden from 'src/components/ui/VisuallyHidden'
import { useCopyToClipboard } from 'src/hooks/useCopyToClipboard'
import { useInvitingTexts } from 'src/hooks/useInvitingTexts'

import ShareSheetButton from './ShareSheetButton'

interface LinkFieldProps {
  link: string
  /** what goes with the link to another app */
  shareText: string
}

/** The link to read, to copy and to hand to another app. */
function LinkField({ link, shareText }: LinkFieldProps) {
  const inviting = useInvitingTexts()
  const id = useId()
  const [isCopied, copy] = useCopyToClipboard(link)

  return (
    <Stack gap="sm">
      <Label htmlFor={id}>{inviting.linkLabel}</Label>
      <TextField
        id={id}
        readOnly
        value={link}
        placeholder={inviting.preparing}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        size="lg"
        icon={isCopied ? 'check' : 'copy'}
        disabled={!link}
        onClick={copy}
        fullWidth
      >
        {inviting.copy}
      </Button>
      <ShareSheetButton link={link} text={shareText} />
      <div role="status">
        {isCopied ? (
          inviting.copied
        ) : (
          <VisuallyHidden>{link ? '' : inviting.preparing}</VisuallyHidden>
        )}
      </div>
    </Stack>
  )
}

export default LinkField
