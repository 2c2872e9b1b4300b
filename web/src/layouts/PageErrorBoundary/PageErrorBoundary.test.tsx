import { act, screen } from '@redwoodjs/testing/web'

import { renderThemed } from 'src/components/renderThemed'
import type { UserId } from 'src/features/links/model/userId'
import { fakePeerSession, until } from 'src/features/session/FakePeerSession'
import type { SessionPlan } from 'src/features/session/model/plan'
import type { PeerSession } from 'src/features/session/PeerSession'
import { PeerSessionContext } from 'src/features/session/ui/usePeerSession'
import PageErrorBoundary, { PageFailure } from 'src/layouts/PageErrorBoundary'

function Failing({ error }: { error: Error }): never {
  throw error
}

const heading = () => screen.getByRole('heading', { level: 1 })

const reject = (reason: unknown) =>
  act(() => {
    const event = Object.assign(new Event('unhandledrejection'), { reason })
    window.dispatchEvent(event)
  })

async function inSession(plan: SessionPlan, act: (s: PeerSession) => void) {
  const { session, capture } = fakePeerSession()
  await session.open(plan)
  await until(session, (s) => s.ownId !== null)
  act(session)
  renderThemed(
    <PeerSessionContext.Provider value={session}>
      <PageErrorBoundary>Well</PageErrorBoundary>
    </PeerSessionContext.Provider>
  )
  return { session, capture }
}

const toUserId = 'lamp-cloud-piano-tree' as UserId

describe('PageErrorBoundary', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => jest.restoreAllMocks())

  it('shows its page while that renders', () => {
    renderThemed(<PageErrorBoundary>Well</PageErrorBoundary>)

    expect(screen.getByText('Well')).toBeVisible()
  })

  it('reports the error and offers what to do next [§2 error boundary loading, §9 error boundary loading]', () => {
    renderThemed(
      <PageErrorBoundary>
        <Failing error={new Error('a bug')} />
      </PageErrorBoundary>
    )

    expect(heading()).toHaveTextContent('Something went wrong')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(
      screen.getByRole('link', { name: 'Back to the home page' })
    ).toHaveAttribute('href', '/')
  })

  it('reports a network problem when the page could not be fetched', () => {
    renderThemed(
      <PageErrorBoundary>
        <Failing error={new TypeError('Failed to fetch')} />
      </PageErrorBoundary>
    )

    expect(heading()).toHaveTextContent('trouble connecting to the network')
  })

  it('reloads a page that could not be fetched once the network is back, and no other page', () => {
    const reload = jest.fn()
    const { unmount } = renderThemed(
      <PageFailure error={new Error('a bug')} reload={reload} />
    )
    window.dispatchEvent(new Event('online'))
    expect(reload).not.toHaveBeenCalled()
    unmount()

    const error = new TypeError('Failed to fetch')
    renderThemed(<PageFailure error={error} reload={reload} />)
    window.dispatchEvent(new Event('online'))
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('passes the error to a custom error page [§2 dedicated error page]', () => {
    renderThemed(
      <PageErrorBoundary page={({ error }) => <p>{String(error)}</p>}>
        <Failing error={new Error('a bug')} />
      </PageErrorBoundary>
    )

    expect(screen.getByText('Error: a bug')).toBeVisible()
  })

  it('receives unhandled promise rejections [§8 unhandled rejections]', async () => {
    renderThemed(<PageErrorBoundary>Well</PageErrorBoundary>)
    await reject(new TypeError('Load failed'))

    expect(screen.queryByText('Well')).not.toBeInTheDocument()
    expect(heading()).toHaveTextContent('trouble connecting to the network')
  })

  it.each<[string, SessionPlan, (session: PeerSession) => void]>([
    ['a capture', { role: 'sharer', toUserId }, (session) => session.share()],
    ['an invitation', { role: 'viewer', fromUserId: null }, () => {}],
    ['an invitation of its own', { role: 'sharer', toUserId: null }, () => {}],
  ])(
    'reports unhandled rejections on a page with %s without replacing it',
    async (_, plan, begin) => {
      const { session } = await inSession(plan, begin)
      await reject(new TypeError('of an extension'))

      expect(screen.getByText('Well')).toBeVisible()
      expect(screen.getByRole('status')).toHaveTextContent(
        'Something on this page didn’t work'
      )
      expect(session.getSnapshot().serverConnectionState).toBe('established')
    }
  )

  it('receives unhandled rejections if no session would be lost', async () => {
    await inSession({ role: 'sharer', toUserId }, () => {})
    await reject(new Error('a bug'))

    expect(heading()).toHaveTextContent('Something went wrong')
  })
})
