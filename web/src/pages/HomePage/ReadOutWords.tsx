import SpokenWordsForm from 'src/components/SpokenWordsForm'
import Card from 'src/components/ui/Card'
import Heading from 'src/components/ui/Heading'
import Stack from 'src/components/ui/Stack'
import type { Invitation } from 'src/domain/invite/inviteLink'
import type { UserId } from 'src/domain/invite/userId'
import { useWordsTexts } from 'src/hooks/useWordsTexts'

const toHelper = (toUserId: UserId): Invitation => ({ for: 'sharer', toUserId })

/** For who has a helper on the phone and no link: the helper's words lead to the helper. */
const ReadOutWords = () => {
  const words = useWordsTexts()

  return (
    <Card>
      <Stack gap="md">
        <Heading level={2} size="md">
          {words.heading}
        </Heading>
        <SpokenWordsForm to={toHelper} />
      </Stack>
    </Card>
  )
}

export default ReadOutWords
