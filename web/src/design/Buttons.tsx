import Button from 'src/components/Button'
import Stack from 'src/components/Stack'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const
const sizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const

const Buttons = () => (
  <>
    {variants.map((variant) => (
      <Stack key={variant} direction="row" gap="md">
        {sizes.map((size) => (
          <Button key={size} variant={variant} size={size} icon="screen">
            {variant} {size}
          </Button>
        ))}
        <Button variant={variant} disabled>
          {variant} disabled
        </Button>
      </Stack>
    ))}
  </>
)

export default Buttons
