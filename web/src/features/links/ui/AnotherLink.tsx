import Card from 'src/components/Card'
import Heading from 'src/components/Heading'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import { useWordsTexts } from 'src/i18n/useWordsTexts'

import SpokenWordsForm, { type SpokenWordsFormProps } from './SpokenWordsForm'

interface AnotherLinkProps extends SpokenWordsFormProps {
  /** why the link does not work, if the page does not say so elsewhere */
  text?: string
}

/** Says what to do if a link does not lead to the person who made it. */
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
