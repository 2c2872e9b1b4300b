import styled from 'styled-components'

import Text from 'src/components/Text'
import { isUnderWay } from 'src/features/files/model/transfer'
import { useFiles } from 'src/features/files/ui/useFiles'
import { useEndingTexts } from 'src/i18n/useEndingTexts'

import { durationInWords } from './durationInWords'
import { useLastShare } from './useLastShare'

const Saved = styled.ul`
  margin-block-start: ${({ theme }) => theme.space.xs};
  padding-inline-start: 1.25em;

  bdi {
    font-weight: 700;
    overflow-wrap: anywhere;
  }
`

/** How long the share was, what of it stays on this device, and what was cut off. */
function Summary() {
  const ending = useEndingTexts()
  const { durationMs, saved } = useLastShare()
  const { shown } = useFiles()
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
      {shown.filter(isUnderWay).map(({ id, name }) => (
        <Text key={id}>{ending.notArrived(name)}</Text>
      ))}
    </div>
  )
}

export default Summary
