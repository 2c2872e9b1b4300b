import Button from 'src/components/ui/Button'
import type { ButtonLook } from 'src/components/ui/Button/buttonStyles'
import Stack from 'src/components/ui/Stack'
import { useCopyToClipboard } from 'src/hooks/useCopyToClipboard'
import { useTroubleTexts } from 'src/hooks/useTroubleTexts'

/** Takes a link along to another browser. */
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

export default CopyLinkButton
