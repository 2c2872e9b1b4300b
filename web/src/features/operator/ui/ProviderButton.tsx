import Button from 'src/components/Button'
import { useOperatorTexts } from 'src/i18n/useOperatorTexts'

type ProviderButtonProps = {
  name: string
  isBusy: boolean
  onPress: () => void
}

function ProviderButton({ name, isBusy, onPress }: ProviderButtonProps) {
  const { signIn, provider } = useOperatorTexts()

  return (
    <Button
      size="lg"
      aria-disabled={isBusy}
      onClick={() => !isBusy && onPress()}
      fullWidth
    >
      {isBusy ? signIn.busy : provider.button(name)}
    </Button>
  )
}

export default ProviderButton
