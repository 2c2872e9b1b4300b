import { screen } from '@redwoodjs/testing/web'

import { renderThemed } from 'src/components/renderThemed'

import OperatorConsole from './OperatorConsole'

jest.mock('src/features/operator/ui/AuthContext', () => ({
  useAuth: () => ({ logOut: jest.fn() }),
}))

const instance = (name: string, peers: number) => ({
  ...{ name, version: '1.2.3', startedAt: '2026-11-21T06:00:00.000Z' },
  peers,
})

const status = {
  at: '2026-11-21T08:05:00.000Z',
  instances: [instance('one:8911', 2), instance('two:8911', 1)],
  checks: [
    { name: 'Redis', state: 'works', result: 'accepts writes', advice: null },
    {
      name: 'Relay over UDP at turn.help.example:3478',
      state: 'fails',
      result: 'refuses our credentials',
      advice: 'Its static-auth-secret has to be TURN_SECRET.',
    },
  ],
} as const

const shown = {
  ...status,
  instances: [...status.instances],
  checks: [...status.checks],
}

const check = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).parentElement!

describe('OperatorConsole', () => {
  it('lists the instances, with their pages, versions and uptimes', () => {
    renderThemed(<OperatorConsole status={shown} isLive />)

    expect(screen.getByRole('table', { name: '2 instances' })).toBeVisible()
    expect(
      screen.getByRole('row', { name: 'two:8911 1 1.2.3 2 h 5 min' })
    ).toBeVisible()
  })

  it('shows the result of each check, and what to do about a failure', () => {
    renderThemed(<OperatorConsole status={shown} isLive />)

    expect(check('Redis')).toHaveTextContent(/^RedisWorksaccepts writes$/)
    expect(check('Relay over UDP at turn.help.example:3478')).toHaveTextContent(
      /Doesn’t workrefuses our credentialsIts static-auth-secret has to be/
    )
  })

  it('says when the page is not updated automatically', () => {
    const { rerender } = renderThemed(<OperatorConsole status={shown} isLive />)
    expect(screen.queryByRole('status')).not.toBeInTheDocument()

    rerender(<OperatorConsole status={shown} isLive={false} />)
    expect(screen.getByRole('status')).toHaveTextContent(
      'Live updates aren’t working'
    )
  })
})
