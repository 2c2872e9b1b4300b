import { useId, useState } from 'react'

import styled from 'styled-components'

import Face, { type Mood } from 'src/components/ui/Face'
import Heading from 'src/components/ui/Heading'
import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import { usePeerSessionInstance } from 'src/context/PeerSessionContext'
import type { Verdict } from 'src/domain/wire/controlMessage'
import { useEndingTexts } from 'src/hooks/useEndingTexts'

/** Two faces to press; the one that was pressed stays marked. */
const Choice = styled.button`
  display: grid;
  flex: 1 1 9rem;
  justify-items: center;
  padding: ${({ theme }) => theme.space.md};
  border: 3px solid transparent;
  border-radius: ${({ theme }) => theme.radius.lg};
  background: ${({ theme }) => theme.colour.tonal};
  color: ${({ theme }) => theme.colour.text};
  font-size: ${({ theme }) => theme.fontSize.md};
  font-weight: 700;
  cursor: pointer;

  &:hover {
    background: ${({ theme }) => theme.colour.tonalHover};
  }
  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.colour.primaryEdge};
  }
`

const faces: [Verdict, Mood, 'yes' | 'no'][] = [
  ['worked', 'done', 'yes'],
  ['not-yet', 'puzzled', 'no'],
]

/** One question, told to the other side and kept nowhere. */
function DidItWork() {
  const session = usePeerSessionInstance()
  const ending = useEndingTexts()
  const id = useId()
  const [given, setGiven] = useState<Verdict | null>(null)

  const give = (verdict: Verdict) => {
    setGiven(verdict)
    session.answer(verdict)
  }
  return (
    <Stack gap="sm" role="group" aria-labelledby={id}>
      <Heading id={id} level={2} size="md" align="center">
        {ending.question}
      </Heading>
      <Stack direction="row" gap="md" justify="center" align="stretch">
        {faces.map(([verdict, mood, word]) => (
          <Choice
            key={verdict}
            type="button"
            aria-pressed={given === verdict}
            onClick={() => give(verdict)}
          >
            <Face mood={mood} />
            {ending[word]}
          </Choice>
        ))}
      </Stack>
      <div role="status">
        {given && <Text align="center">{ending.told}</Text>}
      </div>
    </Stack>
  )
}

export default DidItWork
