import { screen } from '@redwoodjs/testing/web'

import { renderThemed } from 'src/components/renderThemed'

import OperatorConsole from './OperatorConsole'

jest.mock('src/auth', () => ({ useAuth: () => ({ logOut: jest.fn() }) }))

const startMs = Date.parse('2026-11-21T08:05:00.000Z')

const sample = (peers: number, second = 0) => ({
  at: new Date(startMs + second * 1000).toISOString(),
  instances: 2,
  peers,
  callsBeingSetUp: 2,
  messagesPerMinute: 40,
  refusalsPerMinute: 0,
  iceCredentialsIssued: 12,
})

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

const status = (...peers: number[]) => ({
  latest: sample(peers[peers.length - 1] ?? 5, peers.length),
  history: peers.map(sample),
  instances: [instance('one:8911', 2), instance('two:8911', 1)],
  services: well,
  apiVersion: '1.2.3',
  startedAt: '2026-11-21T06:00:00.000Z',
})

const service = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).parentElement!

describe('OperatorConsole', () => {
  it('shows each figure with its peak, its span and its scale', () => {
    renderThemed(<OperatorConsole status={status(1, 7, 3)} isLive />)

    const label = screen.getByText('Pages connected', { selector: 'dt' })
    expect(label.parentElement).toHaveTextContent(
      'Pages connected3Peak 7105 min agoNow'
    )
    expect(
      screen.getByRole('img', {
        name: 'Pages connected in the last five minutes: now 3, peak 7',
      })
    ).toBeVisible()
    expect(screen.getAllByRole('img')).toHaveLength(5)
  })

  it('draws a value where its time is, not where its number is', () => {
    const { container } = renderThemed(
      <OperatorConsole
        status={{ ...status(), history: [sample(1, 0), sample(2, 150)] }}
        isLive
      />
    )
    // Five minutes are 300 wide; the scale of 2 is 60 high.
    expect(
      container.querySelector('path[d="M150.0,30.0L300.0,0.0"]')
    ).not.toBeNull()
  })

  it('lists the instances, and says which version answers', () => {
    renderThemed(<OperatorConsole status={status(3)} isLive />)

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

  it('shows relay, Redis and certificate at a glance', () => {
    renderThemed(<OperatorConsole status={status(3)} isLive />)

    expect(service('Relay')).toHaveTextContent(/^RelayWorks$/)
    expect(service('Redis')).toHaveTextContent(/^RedisWorks$/)
    expect(service('Certificate')).toHaveTextContent(
      /^Certificate59 days left$/
    )
  })

  it('says what to do where something is red', () => {
    const services = {
      redis: 'fails',
      relay: 'fails',
      relayProblem: 'silent',
      certificateEndsAt: '2026-11-22T09:00:00.000Z',
    } as const
    renderThemed(<OperatorConsole status={{ ...status(3), services }} isLive />)

    expect(service('Relay')).toHaveTextContent('Check that coturn is running')
    expect(service('Redis')).toHaveTextContent('Check that Redis is running')
    expect(service('Certificate')).toHaveTextContent('One day leftRenew it')
  })

  it.each([
    ['refused', 'the same secret as TURN_SECRET'],
    ['full', 'the relay has no place left'],
    ['blocked', 'Open its UDP ports'],
  ] as const)('says of a relay that is %s: %s', (relayProblem, text) => {
    const services = { ...well, relay: 'fails', relayProblem } as const
    renderThemed(<OperatorConsole status={{ ...status(3), services }} isLive />)

    expect(service('Relay')).toHaveTextContent(text)
  })

  it.each([
    ['2026-11-21T08:00:00.000Z', 'Has expiredBrowsers no longer open'],
    [null, 'Not known'],
  ])('says of a certificate that ends at %s: %s', (certificateEndsAt, text) => {
    const services = { ...well, certificateEndsAt }
    renderThemed(<OperatorConsole status={{ ...status(3), services }} isLive />)

    expect(service('Certificate')).toHaveTextContent(text)
  })

  it('shows what there is while there is no history', () => {
    renderThemed(<OperatorConsole status={status()} isLive />)

    expect(
      screen.getByText('Pages connected', { selector: 'dt' }).nextSibling
    ).toHaveTextContent('5')
  })

  it('says when the figures do not come by themselves', () => {
    const { rerender } = renderThemed(
      <OperatorConsole status={status(1)} isLive />
    )
    expect(screen.queryByRole('status')).not.toBeInTheDocument()

    rerender(<OperatorConsole status={status(1)} isLive={false} />)
    expect(screen.getByRole('status')).toHaveTextContent(
      'Live updates aren’t working'
    )
  })
})
