import styled, { type DefaultTheme } from 'styled-components'
import type { SignallingStatusQuery } from 'types/graphql'

import Icon, { type IconName } from 'src/components/Icon'
import { operator } from 'src/i18n/en/operator'

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  grid-gap: ${({ theme }) => theme.space.md};
  margin: 0;
`

type Check = SignallingStatusQuery['signallingStatus']['checks'][number]
type State = Check['state']

const coloursOf = ({ colour }: DefaultTheme, state: State) =>
  state === 'works'
    ? { background: colour.success, text: colour.onSuccess }
    : state === 'fails'
      ? { background: colour.problem, text: colour.onProblem }
      : { background: colour.sunken, text: colour.text }

const Tile = styled.div<{ $state: State }>`
  padding: ${({ theme }) => `${theme.space.sm} ${theme.space.md}`};
  background: ${({ theme, $state }) => coloursOf(theme, $state).background};
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.md};
  color: ${({ theme, $state }) => coloursOf(theme, $state).text};

  dt {
    font-size: ${({ theme }) => theme.fontSize.sm};
  }

  dd {
    margin: 0;
  }

  dd > strong {
    display: flex;
    align-items: center;
    column-gap: 0.4em;
  }
`

const icons: Record<State, IconName> = {
  works: 'check',
  fails: 'warning',
  off: 'info',
  unknown: 'info',
}

function Checks({ checks }: { checks: readonly Check[] }) {
  const { console } = operator
  const texts = console.checks

  return (
    <List aria-label={texts.heading}>
      {checks.map(({ name, state, result, advice }) => (
        <Tile key={name} $state={state}>
          <dt>{name}</dt>
          <dd>
            <strong>
              <Icon name={icons[state]} />
              <span>{texts[state]}</span>
            </strong>
            <p>{result}</p>
            {advice && <p>{advice}</p>}
          </dd>
        </Tile>
      ))}
    </List>
  )
}

export default Checks
