import Button from 'src/components/Button'
import { operator } from 'src/i18n/en/operator'

type ProviderButtonProps = {
  name: string
  isBusy: boolean
  onPress: () => void
}

function ProviderButton({ name, isBusy, onPress }: ProviderButtonProps) {
  const { signIn, provider } = operator

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
