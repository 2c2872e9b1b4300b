import styled from 'styled-components'

import Icon, { type IconName } from 'src/components/Icon'
import Note from 'src/components/Note'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import VisuallyHidden from 'src/components/VisuallyHidden'
import { useHomeTexts } from 'src/i18n/useHomeTexts'
import { media } from 'src/styles/media'

const List = styled.ul`
  display: grid;
  grid-gap: ${({ theme }) => theme.space.lg};
  padding: 0;
  list-style: none;
  ${media.from('tablet')} {
    grid-template-columns: repeat(3, 1fr);
  }
`

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  grid-gap: ${({ theme }) => theme.space.sm};

  > svg {
    margin-top: 0.15em;
    color: ${({ theme }) => theme.colour.accent};
  }
`

const points = [
  ['stored', 'lock'],
  ['direct', 'direct'],
  ['free', 'heart'],
] as const satisfies readonly (readonly [string, IconName])[]

function Reassurances() {
  const home = useHomeTexts()

  return (
    <Stack as="section" gap="lg">
      <VisuallyHidden as="h2">{home.reassurancesHeading}</VisuallyHidden>
      <List>
        {points.map(([point, icon]) => (
          <Item key={point}>
            <Icon name={icon} />
            <div>
              <Text as="strong">{home[point].heading}</Text>
              <Text tone="muted">{home[point].description}</Text>
            </div>
          </Item>
        ))}
      </List>
      <Note>{home.warning}</Note>
    </Stack>
  )
}

export default Reassurances
