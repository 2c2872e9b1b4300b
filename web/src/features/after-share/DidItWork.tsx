import { useId, useState } from 'react'

import styled from 'styled-components'

import Face, { type Mood } from 'src/components/Face'
import Heading from 'src/components/Heading'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import type { Verdict } from 'src/features/call'
import { usePeerSessionInstance } from 'src/features/session'
import { useEndingTexts } from 'src/i18n/useEndingTexts'

const Choice = styled.button`
  display: flex;
  align-items: center;
  min-height: ${({ theme }) => theme.button.md.height};
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.md}`};
  border: 2px solid transparent;
  border-radius: ${({ theme }) => theme.radius.button};
  background: ${({ theme }) => theme.colour.tonal};
  color: ${({ theme }) => theme.colour.text};
  font-size: ${({ theme }) => theme.fontSize.sm};
  font-weight: 600;
  cursor: pointer;

  > svg {
    width: 2.25rem;
    margin-inline-end: 0.5em;
  }
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

/**
 * Asks whether the help worked. The answer is only sent to the other person.
 */
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
      <Heading id={id} level={2} size="sm">
        {ending.question}
      </Heading>
      <Stack direction="row" gap="sm">
        {faces.map(([verdict, mood, word]) => (
          <Choice
            key={verdict}
            type="button"
            aria-pressed={given === verdict}
            onClick={() => give(verdict)}
          >
            <Face mood={mood} />
            <span>{ending[word]}</span>
          </Choice>
        ))}
      </Stack>
      <div role="status">{given && <Text>{ending.told}</Text>}</div>
    </Stack>
  )
}

export default DidItWork
