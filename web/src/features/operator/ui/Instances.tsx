import { useId } from 'react'

import styled from 'styled-components'
import type { SignallingStatusQuery } from 'types/graphql'

import Card from 'src/components/Card'
import Heading from 'src/components/Heading'
import { operator } from 'src/i18n/en/operator'

import { elapsed } from './elapsed'

const Scroller = styled.div`
  margin-block-start: ${({ theme }) => theme.space.md};
  overflow-x: auto;
`

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${({ theme }) => theme.fontSize.sm};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${({ theme }) => theme.space.sm};
    border-block-end: 1px solid ${({ theme }) => theme.colour.border};
    text-align: end;
    vertical-align: bottom;
  }

  tr:last-child > * {
    border-block-end: 0;
  }

  thead th {
    color: ${({ theme }) => theme.colour.textMuted};
    font-weight: 400;
  }

  th:first-child {
    text-align: start;
    white-space: nowrap;
  }
`

type Status = SignallingStatusQuery['signallingStatus']

type InstancesProps = {
  instances: Status['instances']
  /** the server's time in ISO 8601 */
  now: string
}

function Instances({ instances, now }: InstancesProps) {
  const { console } = operator
  const heading = useId()

  return (
    <Card aria-labelledby={heading}>
      <Heading level={2} size="sm" id={heading}>
        {console.instances(instances.length)}
      </Heading>
      {/* An element that scrolls must be reachable by keyboard. */}
      <Scroller tabIndex={0} role="group" aria-labelledby={heading}>
        <Table aria-labelledby={heading}>
          <thead>
            <tr>
              <th scope="col">{console.name}</th>
              <th scope="col">{console.peers}</th>
              <th scope="col">{console.version}</th>
              <th scope="col">{console.uptime}</th>
            </tr>
          </thead>
          <tbody>
            {instances.map(({ name, version, startedAt, peers }) => (
              <tr key={name + startedAt}>
                <th scope="row">{name}</th>
                <td>{peers}</td>
                <td>{version}</td>
                <td>{console.duration(...elapsed(startedAt, now))}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </Card>
  )
}

export default Instances
