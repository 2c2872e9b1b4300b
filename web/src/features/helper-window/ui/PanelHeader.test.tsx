import { act, cleanup, screen } from '@redwoodjs/testing/web'

import { keptHelpers } from 'src/browser/preferences'
import { FakeSignalling } from 'src/features/call/FakePeer'
import type { HelperName } from 'src/features/links/model/helperName'
import { LinkOwnerContext } from 'src/features/links/ui/useHelperName'
import { fakePeerSession, until } from 'src/features/session/FakePeerSession'
import { isConnected, sharing } from 'src/features/session/FakeShare'
import { renderInSession } from 'src/features/session/ui/renderInSession'

import { WhoSees } from './PanelHeader'

const sees = 'Your helper can see your screen.'

const pin = 'abcdefghijklmnopqrstuA'

const openLink = (hash: string) =>
  window.history.replaceState(null, '', `/${hash}`)

async function shown(
  signalling?: FakeSignalling,
  name: HelperName | null = null
) {
  const share = await sharing(signalling)
  await renderInSession(
    <LinkOwnerContext.Provider value={{ name, claim: null, wasAsked: false }}>
      <WhoSees />
    </LinkOwnerContext.Provider>,
    share.sharer.session
  )
  return share
}

/** Renders the header for a sharer who has saved this helper. */
async function shownByKept(kept: object) {
  openLink(`#k=${pin}`)
  const name = 'Anna' as HelperName
  const { sharer } = await shown(undefined, name)
  const { plan } = sharer.session.getSnapshot()
  const id = plan.role === 'sharer' ? plan.toUserId : null
  act(() => keptHelpers.keep(JSON.stringify([{ name, id, pin, ...kept }])))
}

describe('WhoSees', () => {
  beforeEach(() => openLink(`#k=${pin}`))
  afterEach(() => {
    openLink('')
    act(() => keptHelpers.keep(null))
  })

  it('says who sees the screen', async () => {
    await shown()

    expect(screen.getByText(sees)).toBeVisible()
  })

  it('says whether the viewer is verified, and since when they see it', async () => {
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask'] })
    jest.setSystemTime(new Date(2026, 0, 1, 14, 5))
    await shown()
    expect(
      screen.getByText(/^This is the person who made the link\./)
    ).toBeVisible()
    expect(screen.getByText(/^Since 2:05\sPM\.$/)).toBeVisible()

    cleanup()
    const signalling = new FakeSignalling()
    signalling.isVerified = false
    await shown(signalling)
    jest.useRealTimers()
    expect(screen.getByText(/^Not verified\./)).toBeVisible()
  })

  it('says that the viewer is the person who belongs to the typed link words', async () => {
    openLink('')
    await shown()

    expect(
      screen.getByText(/^This is the person these four words belong to\./)
    ).toBeVisible()
  })

  it('says that the viewer has the sharer’s own link', async () => {
    const sharer = fakePeerSession()
    await sharer.session.open({ role: 'sharer', toUserId: null })
    await until(sharer.session, ({ ownId }) => ownId !== null)
    const { signalling, session } = sharer
    const fromUserId = session.getSnapshot().ownId
    session.share()
    sharer.capture.choose()
    const viewer = fakePeerSession({ signalling })
    await viewer.session.open({ role: 'viewer', fromUserId })
    viewer.session.claimViewerId()
    await until(session, isConnected)
    await renderInSession(<WhoSees />, session)

    expect(
      screen.getByText(/^This person has the link you sent\./)
    ).toBeVisible()
  })

  it('says that a stored helper is the same person as before', async () => {
    await shownByKept({ lastHelped: '2026-05-03' })

    expect(
      screen.getByText(/^This is Anna, the same helper as on May 3\./)
    ).toBeVisible()
    expect(screen.getByText('Anna can see your screen.')).toBeVisible()
  })

  it('says that without a date if an older version stored none', async () => {
    await shownByKept({})

    expect(
      screen.getByText(/^This is Anna, the same helper as before\./)
    ).toBeVisible()
  })

  it('does not say that of a helper with the same link words and another key', async () => {
    await shownByKept({ pin: 'ZZZZefghijklmnopqrstuA' })

    expect(
      screen.getByText(/^This is the person who made the link\./)
    ).toBeVisible()
  })

  it('says that nobody sees the screen while it is hidden', async () => {
    const { session } = (await shown()).sharer
    act(() => session.hide())

    expect(screen.queryByText(/can see your screen/)).not.toBeInTheDocument()
    expect(screen.getByText(/^Your screen is hidden/)).toBeVisible()

    act(() => session.show())
    expect(screen.getByText(sees)).toBeVisible()
  })

  it('says nothing while the helper may be away', async () => {
    const { sharer, call } = await shown()
    await act(async () => {
      call.lose()
      await until(sharer.session, ({ recovery }) => recovery === 'lost')
    })

    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })
})
