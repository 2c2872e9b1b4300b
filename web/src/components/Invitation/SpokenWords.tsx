import styled from 'styled-components'

import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import type { UserId } from 'src/domain/userId'
import { useInvitingTexts } from 'src/hooks/useInvitingTexts'

const Words = styled.p`
  font-size: ${({ theme }) => theme.fontSize.xl};
  font-weight: 700;
  word-spacing: 0.35em;
`

/** The id as words, to be read out on the phone. */
const SpokenWords = ({ id }: { id: UserId }) => {
  const inviting = useInvitingTexts()

  return (
    <Stack gap="xs">
      <Text tone="muted">{inviting.words}</Text>
      <Words>{id.split('-').join(' ')}</Words>
    </Stack>
  )
}

export default SpokenWords
