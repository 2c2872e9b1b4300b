import { act, screen } from '@redwoodjs/testing/web'

import { renderInSession } from 'src/components/testing/renderInSession'
import { until } from 'src/lib/session/FakePeerSession'
import { sharing } from 'src/lib/session/FakeShare'

import WhoSees from './WhoSees'

const sees = 'Your helper can see your screen.'

async function shown() {
  const share = await sharing()
  await renderInSession(<WhoSees level={2} />, share.sharer.session)
  return share
}

describe('WhoSees', () => {
  it('says who sees the screen', async () => {
    await shown()

    expect(screen.getByText(sees)).toBeVisible()
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
