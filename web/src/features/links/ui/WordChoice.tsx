import Button from 'src/components/Button'
import Stack from 'src/components/Stack'

interface WordChoiceProps {
  label: string
  choices: readonly string[]
  onChoose: (choice: string) => void
}

/** English words to press. */
const WordChoice = ({ label, choices, onChoose }: WordChoiceProps) => (
  <Stack direction="row" gap="sm" role="group" aria-label={label}>
    {choices.map((choice) => (
      <Button
        key={choice}
        variant="secondary"
        lang="en"
        translate="no"
        onClick={() => onChoose(choice)}
      >
        {choice}
      </Button>
    ))}
  </Stack>
)

export default WordChoice
