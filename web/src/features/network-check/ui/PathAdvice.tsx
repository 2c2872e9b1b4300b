import styled from 'styled-components'

import Card from 'src/components/Card'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import { usePathTexts } from 'src/i18n/usePathTexts'

const Sheet = styled(Card)`
  max-width: 36rem;
`

const Steps = styled.ul`
  display: grid;
  grid-gap: ${({ theme }) => theme.space.xs};
  padding-inline-start: 1.4em;
`

/**
 * If ICE finds no network path between the two computers, says what is being
 * tried, and what people can do (PS24).
 */
function PathAdvice() {
  const path = usePathTexts()

  return (
    <Sheet>
      <Stack gap="sm">
        <Text>{path.tried}</Text>
        <Text as="strong">{path.whatToDo}</Text>
        <Steps>
          {path.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Steps>
      </Stack>
    </Sheet>
  )
}

export default PathAdvice
