import { screen } from '@redwoodjs/testing/web'

import { renderThemed } from 'src/components/ui/testing/renderThemed'

import OperatorConsole from './OperatorConsole'

jest.mock('src/auth', () => ({ useAuth: () => ({ logOut: jest.fn() }) }))

const sample = (peers: number) => ({
  at: '2026-11-21T08:05:00.000Z',
  instances: 2,
  peers,
  callsBeingSetUp: 2,
  messagesPerMinute: 40,
  refusalsPerMinute: 0,
  iceCredentialsIssued: 12,
})

const status = (...peers: number[]) => ({
  latest: sample(peers[peers.length - 1] ?? 5),
  history: peers.map(sample),
  apiVersion: '1.2.3',
  startedAt: '2026-11-21T06:00:00.000Z',
})

describe('OperatorConsole', () => {
  it('shows each figure and, in words, each plot', () => {
    renderThemed(<OperatorConsole status={status(1, 7, 3)} isLive />)

    expect(screen.getByText('Pages connected').nextSibling).toHaveTextContent(
      '3'
    )
    expect(
      screen.getByRole('img', {
        name: 'Pages connected in the last five minutes: between 1 and 7',
      })
    ).toBeVisible()
    expect(screen.getAllByRole('img')).toHaveLength(5)
    expect(
      screen.getByText(
        '2 instances · Api version 1.2.3 · Running for 2 h 5 min'
      )
    ).toBeVisible()
  })

  it('shows what there is while there is no history', () => {
    renderThemed(<OperatorConsole status={status()} isLive />)

    expect(screen.getByText('Pages connected').nextSibling).toHaveTextContent(
      '5'
    )
  })

  it('says when the figures do not come by themselves', () => {
    const { rerender } = renderThemed(
      <OperatorConsole status={status(1)} isLive />
    )
    expect(screen.queryByRole('status')).not.toBeInTheDocument()

    rerender(<OperatorConsole status={status(1)} isLive={false} />)
    expect(screen.getByRole('status')).toHaveTextContent(
      'Live updates are interrupted'
    )
  })
})
