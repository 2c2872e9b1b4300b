import { useCopyToClipboard } from 'src/browser/useCopyToClipboard'
import { useTroubleTexts } from 'src/i18n/useTroubleTexts'

import Button from './Button'
import type { ButtonLook } from './buttonStyles'
import Stack from './Stack'

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
