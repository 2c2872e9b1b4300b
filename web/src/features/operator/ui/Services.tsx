import styled, { type DefaultTheme } from 'styled-components'

import Icon, { type IconName } from 'src/components/Icon'
import { useOperatorTexts } from 'src/i18n/useOperatorTexts'

import type { ServiceReport } from './serviceReport'

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  grid-gap: ${({ theme }) => theme.space.md};
  margin: 0;
`

type Tone = ServiceReport['tone']

const coloursOf = ({ colour }: DefaultTheme, tone: Tone) =>
  ({
    well: { background: colour.success, text: colour.onSuccess },
    bad: { background: colour.problem, text: colour.onProblem },
    neutral: { background: colour.sunken, text: colour.text },
  })[tone]

const Service = styled.div<{ $tone: Tone }>`
  padding: ${({ theme }) => `${theme.space.sm} ${theme.space.md}`};
  background: ${({ theme, $tone }) => coloursOf(theme, $tone).background};
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.md};
  color: ${({ theme, $tone }) => coloursOf(theme, $tone).text};

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

const icons: Record<Tone, IconName> = {
  well: 'check',
  bad: 'warning',
  neutral: 'info',
}

function Services({ reports }: { reports: readonly ServiceReport[] }) {
  const { console } = useOperatorTexts()

  return (
    <List aria-label={console.services.heading}>
      {reports.map(({ name, state, tone, advice }) => (
        <Service key={name} $tone={tone}>
          <dt>{name}</dt>
          <dd>
            <strong>
              <Icon name={icons[tone]} />
              <span>{state}</span>
            </strong>
            {advice && <p>{advice}</p>}
          </dd>
        </Service>
      ))}
    </List>
  )
}

export default Services
