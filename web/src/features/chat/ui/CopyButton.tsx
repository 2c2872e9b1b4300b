import { useCopyToClipboard } from 'src/browser/useCopyToClipboard'
import Button from 'src/components/Button'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'

/** Copies what the helper sent, and says so. */
function CopyButton({ text }: { text: string }) {
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

export default CopyButton
