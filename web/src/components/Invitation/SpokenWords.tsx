import styled from 'styled-components'

import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import type { Invitation } from 'src/domain/inviteLink'
import { useInvitingTexts } from 'src/hooks/useInvitingTexts'

const Words = styled.p`
  font-size: ${({ theme }) => theme.fontSize.xl};
  font-weight: 700;
  word-spacing: 0.35em;
`

/** The id as words, to be read out on the phone, and where they are typed. */
const SpokenWords = ({ to }: { to: Invitation }) => {
  const inviting = useInvitingTexts()
  const { host } = window.location
  const [id, place] =
    to.for === 'sharer'
      ? [to.toUserId, host]
      : [to.fromUserId, `${host}/receive`]

  return (
    <Stack gap="xs">
      <Text tone="muted">{inviting.words(place)}</Text>
      <Words lang="en" translate="no">
        {id.split('-').join(' ')}
      </Words>
    </Stack>
  )
}

export default SpokenWords
