import { act, fireEvent, screen } from '@redwoodjs/testing/web'

import { FakeStore } from 'src/browser/FakeStore'
import { HostWatch } from 'src/browser/hostWatch'
import { renderThemed } from 'src/components/renderThemed'
import type { UserId } from 'src/features/links/model/userId'
import { fakePeerSession, until } from 'src/features/session/FakePeerSession'
import type { SessionPlan } from 'src/features/session/model/plan'
import type { PeerSession } from 'src/features/session/PeerSession'
import { PeerSessionContext } from 'src/features/session/ui/usePeerSession'

import NewVersion from './NewVersion'

const toUserId = 'lamp-cloud-piano-tree' as UserId
const sharing: SessionPlan = { role: 'sharer', toUserId }
const viewing: SessionPlan = { role: 'viewer', fromUserId: null }

const entry = (build: string) => `/assets/index-${build}.js`

const newHost = async () => ({ ok: true, text: async () => entry('new1') })

const watchWith = (store = new FakeStore()) =>
  new HostWatch(() => entry('old1'), newHost as unknown as typeof fetch, store)

const pass = (ms: number) =>
  act(async () => void (await jest.advanceTimersByTimeAsync(ms)))

const news = () => screen.queryByText('There is a new version.')

function show(watch: HostWatch, session: PeerSession | null = null) {
  const reload = jest.fn()
  renderThemed(
    <PeerSessionContext.Provider value={session}>
      <input aria-label="Words" />
      <NewVersion watch={watch} reload={reload} />
    </PeerSessionContext.Provider>
  )
  return reload
}

async function opened(plan: SessionPlan): Promise<PeerSession> {
  const { session } = fakePeerSession()
  await session.open(plan)
  await until(session, ({ ownId }) => ownId !== null)
  return session
}

describe('NewVersion', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('does nothing while the host serves the build of this page', async () => {
    const reload = show(watchWith())
    await pass(10_000)

    expect(news()).not.toBeInTheDocument()
    expect(reload).not.toHaveBeenCalled()
  })

  it.each<[string, SessionPlan | null]>([
    ['without a session', null],
    ['before a share', sharing],
    ['with an invitation, which is stored', viewing],
  ])(
    'announces a new version on a page %s, and reloads it',
    async (_, plan) => {
      const session = plan && (await opened(plan))
      const watch = watchWith()
      const reload = show(watch, session)
      await act(() => watch.missFile())
      expect(news()).toBeVisible()
      expect(reload).not.toHaveBeenCalled()
      await pass(2_000)

      expect(reload).toHaveBeenCalledTimes(1)
    }
  )

  it('waits during a share, and while its outcome is shown', async () => {
    const session = await opened(sharing)
    const watch = watchWith()
    const reload = show(watch, session)
    act(() => session.share())
    await act(() => watch.missFile())
    await pass(60_000)
    expect(news()).not.toBeInTheDocument()
    expect(reload).not.toHaveBeenCalled()
    act(() => session.stop())
    await pass(60_000)

    expect(news()).not.toBeInTheDocument()
    expect(reload).not.toHaveBeenCalled()
  })

  it('waits while somebody is typing', async () => {
    const watch = watchWith()
    const reload = show(watch)
    const field = screen.getByRole('textbox', { name: 'Words' })
    act(() => field.focus())
    await act(() => watch.missFile())
    await pass(60_000)
    expect(reload).not.toHaveBeenCalled()
    act(() => field.blur())
    await pass(2_000)

    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('offers a button if a reload has not helped', async () => {
    const store = new FakeStore()
    const earlier = watchWith(store)
    await earlier.missFile()
    earlier.takeReload()
    const watch = watchWith(store)
    const reload = show(watch)
    await act(() => watch.missFile())
    await pass(2_000)
    expect(reload).not.toHaveBeenCalled()
    fireEvent.click(
      screen.getByRole('button', { name: 'Load the new version' })
    )

    expect(reload).toHaveBeenCalledTimes(1)
  })
})
