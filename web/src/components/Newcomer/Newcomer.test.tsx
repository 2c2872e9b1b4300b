import { act, fireEvent, screen } from '@redwoodjs/testing/web'

import { renderInSession } from 'src/components/testing/renderInSession'
import { isConnected, sharing, shows } from 'src/lib/session/FakeShare'
import { asks, strangerAtTheLink } from 'src/lib/session/FakeStranger'

import Newcomer from './Newcomer'

const settle = () => act(() => jest.advanceTimersByTimeAsync(0))
const press = (name: string) =>
  fireEvent.click(screen.getByRole('button', { name }))

/** The question at a sharer whose lost viewer is waited for. */
async function atSharer() {
  const share = await sharing()
  const newcomer = await strangerAtTheLink(share)
  await renderInSession(<Newcomer />, share.sharer.session)
  return { ...newcomer, session: share.sharer.session }
}

describe('Newcomer', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('PS32 asks the sharer, with the careful answer first', async () => {
    await atSharer()

    expect(screen.getByRole('status')).toHaveTextContent(
      'Someone else has opened your link'
    )
    expect(
      screen.getAllByRole('button').map(({ textContent }) => textContent)
    ).toEqual(['Don’t show it', 'Show them my screen'])
  })

  it('PS32 shows the screen once the sharer says yes', async () => {
    const { session, stranger } = await atSharer()
    press('Show them my screen')
    await settle()

    expect(isConnected(session.getSnapshot())).toBe(true)
    expect(shows('shared')(stranger.session.getSnapshot())).toBe(true)
  })

  it('PS32 turns them away when the sharer says no, and the share waits on', async () => {
    const { session, stranger } = await atSharer()
    press('Don’t show it')
    await settle()

    expect(asks(session.getSnapshot())).toBe(false)
    expect(session.getSnapshot()).toMatchObject({
      capture: 'on',
      recovery: 'lost',
    })
    expect(stranger.session.getSnapshot().error).toBe('declined-by-sharer')
  })

  it('calls by the title of the page', async () => {
    await atSharer()

    expect(document.title).toBe('● Someone else has opened your link')
  })
})
