import { screen } from '@redwoodjs/testing/web'

import { renderThemed } from 'src/components/renderThemed'

import OperatorConsole from './OperatorConsole'

jest.mock('src/features/operator/ui/AuthContext', () => ({
  useAuth: () => ({ logOut: jest.fn() }),
}))

const instance = (name: string, peers: number) => ({
  ...{ name, version: '1.2.3', startedAt: '2026-11-21T06:00:00.000Z' },
  ...{ peers, callsBeingSetUp: 1, messagesPerMinute: 20 },
  ...{ refusalsPerMinute: 0, iceCredentialsIssued: 6 },
})

const well = {
  redis: 'works',
  relay: 'works',
  relayProblem: null,
  certificateEndsAt: '2027-01-20T08:05:00.000Z',
} as const

const status = {
  latest: {
    ...{ at: '2026-11-21T08:05:00.000Z', peers: 3, callsBeingSetUp: 2 },
    ...{ messagesPerMinute: 40, refusalsPerMinute: 0 },
    iceCredentialsIssued: 12,
  },
  instances: [instance('one:8911', 2), instance('two:8911', 1)],
  services: well,
  apiVersion: '1.2.3',
  startedAt: '2026-11-21T06:00:00.000Z',
}

const figure = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).parentElement!

describe('OperatorConsole', () => {
  it('shows each figure as the total of all instances', () => {
    renderThemed(<OperatorConsole status={status} isLive />)

    expect(figure('Pages connected')).toHaveTextContent(/^Pages connected3$/)
    expect(screen.getAllByRole('term')).toHaveLength(5 + 3)
  })

  it('lists the instances, and shows which version answers', () => {
    renderThemed(<OperatorConsole status={status} isLive />)

    expect(screen.getByRole('table', { name: '2 instances' })).toBeVisible()
    expect(
      screen.getByRole('row', { name: 'two:8911 1 1 20 0 6 1.2.3 2 h 5 min' })
    ).toBeVisible()
    expect(
      screen.getByText(
        'This page is answered by: API version 1.2.3 · Running for 2 h 5 min'
      )
    ).toBeVisible()
  })

  it('shows the state of relay, Redis and certificate', () => {
    renderThemed(<OperatorConsole status={status} isLive />)

    expect(figure('Relay')).toHaveTextContent(/^RelayWorks$/)
    expect(figure('Redis')).toHaveTextContent(/^RedisWorks$/)
    expect(figure('Certificate')).toHaveTextContent(/^Certificate60 days left$/)
  })

  it('says what to do about a failure', () => {
    const services = {
      redis: 'fails',
      relay: 'fails',
      relayProblem: 'silent',
      certificateEndsAt: '2026-11-22T09:00:00.000Z',
    } as const
    renderThemed(<OperatorConsole status={{ ...status, services }} isLive />)

    expect(figure('Relay')).toHaveTextContent('Check that coturn is running')
    expect(figure('Redis')).toHaveTextContent('Check that Redis is running')
    expect(figure('Certificate')).toHaveTextContent('One day leftRenew it')
  })

  it.each([
    ['refused', 'the same secret as TURN_SECRET'],
    ['full', 'the relay has no place left'],
    ['blocked', 'Open its UDP ports'],
  ] as const)('explains a relay that is %s: %s', (relayProblem, text) => {
    const services = { ...well, relay: 'fails', relayProblem } as const
    renderThemed(<OperatorConsole status={{ ...status, services }} isLive />)

    expect(figure('Relay')).toHaveTextContent(text)
  })

  it.each([
    ['2026-11-21T08:00:00.000Z', 'Has expiredBrowsers no longer open'],
    [null, 'Not known'],
  ])(
    'explains a certificate that ends at %s: %s',
    (certificateEndsAt, text) => {
      const services = { ...well, certificateEndsAt }
      renderThemed(<OperatorConsole status={{ ...status, services }} isLive />)

      expect(figure('Certificate')).toHaveTextContent(text)
    }
  )

  it('says when the figures are not updated automatically', () => {
    const { rerender } = renderThemed(
      <OperatorConsole status={status} isLive />
    )
    expect(screen.queryByRole('status')).not.toBeInTheDocument()

    rerender(<OperatorConsole status={status} isLive={false} />)
    expect(screen.getByRole('status')).toHaveTextContent(
      'Live updates aren’t working'
    )
  })
})
