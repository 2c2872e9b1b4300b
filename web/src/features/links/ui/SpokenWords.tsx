import NumberedWords from 'src/components/NumberedWords'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import type { Invitation } from 'src/features/links/model/inviteLink'
import { useInvitingTexts } from 'src/i18n/useInvitingTexts'

/** The id as words, to be read out on the phone, and where they are typed. */
function SpokenWords({ to }: { to: Invitation }) {
  const inviting = useInvitingTexts()
  const { host } = window.location
  const [id, place] =
    to.for === 'sharer'
      ? [to.toUserId, host]
      : [to.fromUserId, `${host}/receive`]

  return (
    <Stack gap="xs">
      <Text tone="muted">{inviting.words(place)}</Text>
      <NumberedWords words={id.split('-')} />
    </Stack>
  )
}

export default SpokenWords
