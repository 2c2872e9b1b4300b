import styled from 'styled-components'

import Text from 'src/components/ui/Text'
import { useEndingTexts } from 'src/hooks/useEndingTexts'
import { useLastShare } from 'src/hooks/useLastShare'

import { durationInWords } from './durationInWords'

const Saved = styled.ul`
  margin-block-start: ${({ theme }) => theme.space.xs};
  padding-inline-start: 1.25em;

  bdi {
    font-weight: 700;
    overflow-wrap: anywhere;
  }
`

/** How long the share was, and what of it stays on this device. */
function Summary() {
  const ending = useEndingTexts()
  const { durationMs, saved } = useLastShare()
  if (durationMs === null) return null

  return (
    <div>
      <Text>
        <time dateTime={`PT${Math.round(durationMs / 1_000)}S`}>
          {ending.lasted(durationInWords(durationMs, ending))}
        </time>
      </Text>
      {saved.length === 0 ? (
        <Text>{ending.nothingSaved}</Text>
      ) : (
        <>
          <Text>{ending.saved}</Text>
          <Saved>
            {saved.map(({ name, place }, at) => (
              <li key={at}>
                <bdi>{name}</bdi>
                <Text size="sm">{ending.places[place]}</Text>
              </li>
            ))}
          </Saved>
        </>
      )}
    </div>
  )
}

export default Summary
