import styled from 'styled-components'

import Card from 'src/components/ui/Card'
import Heading from 'src/components/ui/Heading'
import Stack from 'src/components/ui/Stack'
import { useTexts } from 'src/hooks/useTexts'

const Steps = styled.ol`
  display: grid;
  grid-gap: ${({ theme }) => theme.space.md};
  padding-inline-start: 1.4em;
  font-size: ${({ theme }) => theme.fontSize.xl};
`

/** Stands behind the browser’s picker and says the same as it. */
const ChoosingScreen = () => {
  const { sharing } = useTexts()

  return (
    <Stack gap="lg" role="status">
      <Heading align="center">{sharing.choosingHeading}</Heading>
      <Card>
        <Steps>
          {sharing.choosingSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Steps>
      </Card>
    </Stack>
  )
}

export default ChoosingScreen
