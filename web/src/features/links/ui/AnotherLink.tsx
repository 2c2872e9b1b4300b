import Card from 'src/components/Card'
import Heading from 'src/components/Heading'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import { useWordsTexts } from 'src/i18n/useWordsTexts'

import SpokenWordsForm, { type SpokenWordsFormProps } from './SpokenWordsForm'

interface AnotherLinkProps extends SpokenWordsFormProps {
  /** the reason, if the page does not give one itself */
  text?: string
}

/** What to do with a link that does not lead to the person it names. */
function AnotherLink({ text, ...form }: AnotherLinkProps) {
  const words = useWordsTexts()

  return (
    <Card>
      <Stack gap="md">
        {text ? (
          <Text>{text}</Text>
        ) : (
          <Heading level={2} size="md">
            {words.heading}
          </Heading>
        )}
        <SpokenWordsForm {...form} />
      </Stack>
    </Card>
  )
}

export default AnotherLink
