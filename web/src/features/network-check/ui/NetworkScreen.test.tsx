import { act, fireEvent, screen } from '@redwoodjs/testing/web'

import { fakePeerSession } from 'src/features/session/FakePeerSession'
import { renderInSession } from 'src/features/session/ui/renderInSession'

import NetworkScreen from './NetworkScreen'

const title = "We're having trouble connecting to the network"

/** Advances fake timers in small steps: React renders only between steps. */
async function pass(ms: number) {
  for (let passedMs = 0; passedMs <= ms; passedMs += 100) {
    await act(async () => void (await jest.advanceTimersByTimeAsync(100)))
  }
}

async function offline(check = async () => false) {
  const all = fakePeerSession()
  all.signalling.isReachable = false
  await renderInSession(
    <NetworkScreen check={check}>
      <p>The page</p>
    </NetworkScreen>,
    all.session
  )
  await act(() => all.session.open({ role: 'viewer', fromUserId: null }))
  return all
}

describe('NetworkScreen', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('shows nothing during a short outage', async () => {
    const { session, signalling } = await offline()
    await pass(1_900)
    expect(screen.getByText('The page')).toBeVisible()

    signalling.isReachable = true
    session.networkReturned()
    await pass(10_000)

    expect(screen.getByText('The page')).toBeVisible()
    session.close('left')
  })

  it('is shown when the server stays unreachable, and disappears at once when it is back', async () => {
    const { session, signalling } = await offline()
    await pass(3_000)
    expect(screen.getByRole('heading', { name: title })).toBeVisible()
    expect(screen.queryByText('The page')).not.toBeInTheDocument()

    signalling.isReachable = true
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await pass(0)

    expect(screen.getByText('The page')).toBeVisible()
    session.close('left')
  })

  it('explains that the network allows pages but no calls, and links to the connection test', async () => {
    const { session } = await offline(async () => true)
    await pass(3_000)

    expect(
      screen.getByRole('heading', {
        name: 'Your network lets pages through, but not calls',
      })
    ).toBeVisible()
    expect(
      screen.getByRole('link', { name: /^Test my connection/ })
    ).toHaveAttribute('target', '_blank')
    act(() => session.close('left'))
  })

  it('shows what is known if the cause cannot be determined', async () => {
    const { session } = await offline(async () => {
      throw new TypeError('Failed to fetch')
    })
    await pass(3_000)

    expect(screen.getByRole('heading', { name: title })).toBeVisible()
    act(() => session.close('left'))
  })
})
