import { act, cleanup, screen } from '@redwoodjs/testing/web'

import { renderInSession } from 'src/components/testing/renderInSession'
import { FakeSignalling } from 'src/lib/peer/FakePeer'
import { until } from 'src/lib/session/FakePeerSession'
import { sharing } from 'src/lib/session/FakeShare'

import WhoSees from './WhoSees'

const sees = 'Your helper can see your screen.'

async function shown(signalling?: FakeSignalling) {
  const share = await sharing(signalling)
  await renderInSession(<WhoSees level={2} />, share.sharer.session)
  return share
}

describe('WhoSees', () => {
  it('says who sees the screen', async () => {
    await shown()

    expect(screen.getByText(sees)).toBeVisible()
  })

  it('says whether that is certain, and since when they see it', async () => {
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask'] })
    jest.setSystemTime(new Date(2026, 0, 1, 14, 5))
    await shown()
    expect(screen.getByText(/^Verified: the right person\./)).toBeVisible()
    expect(screen.getByText(/^Since 2:05\sPM\.$/)).toBeVisible()

    cleanup()
    const signalling = new FakeSignalling()
    signalling.isVerified = false
    await shown(signalling)
    jest.useRealTimers()
    expect(screen.getByText(/^Not verified\./)).toBeVisible()
  })

  it('says that nobody does while it is hidden', async () => {
    const { session } = (await shown()).sharer
    act(() => session.hide())

    expect(screen.queryByText(/can see your screen/)).not.toBeInTheDocument()
    expect(screen.getByText(/^Your screen is hidden/)).toBeVisible()

    act(() => session.show())
    expect(screen.getByText(sees)).toBeVisible()
  })

  it('claims nothing while the helper may be away', async () => {
    const { sharer, call } = await shown()
    await act(async () => {
      call.lose()
      await until(sharer.session, ({ recovery }) => recovery === 'lost')
    })

    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })
})
