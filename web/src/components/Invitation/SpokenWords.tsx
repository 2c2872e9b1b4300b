import styled from 'styled-components'

import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import type { Invitation } from 'src/domain/invite/inviteLink'
import { useInvitingTexts } from 'src/hooks/useInvitingTexts'
import { media } from 'src/styles/media'

const lineHeight = 1.4

const Words = styled.p`
  font-size: ${({ theme }) => theme.fontSize.xl};
  font-weight: 700;
  line-height: ${lineHeight};
  word-spacing: 0.35em;

  /* Some need two lines there; what is below stays where it is with all of them. */
  ${media.below('tablet')} {
    min-height: ${2 * lineHeight}em;
  }
`

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
      <Words lang="en" translate="no">
        {id.split('-').join(' ')}
      </Words>
    </Stack>
  )
}

export default SpokenWords
