import { act, fireEvent, screen } from '@redwoodjs/testing/web'

import { fakePeerSession, until } from 'src/features/session/FakePeerSession'

// Imported here, because a lazy import does not finish under fake timers.
import './LongWait'
import { absent, alone, withViewer } from './Sharing.fixtures'

const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => fireEvent.click(button(name))

/**
 * Advances fake timers in steps of one second, because React renders only
 * between two steps.
 */
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second++) {
    await act(() => jest.advanceTimersByTimeAsync(1_000))
  }
}

describe('a sharer whose link leads to nobody, or to somebody else', () => {
  afterEach(() => jest.useRealTimers())

  it('may type other words, or try again, if the viewer cannot be verified', async () => {
    const { peer, signalling } = await withViewer()
    signalling.hasPath = false
    await act(async () => press('Share my screen'))
    await act(async () => peer.placed[0]!.failProof())

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'We can’t be sure that this is your helper'
    )
    expect(
      await screen.findByRole('textbox', { name: 'The four words' })
    ).toBeVisible()
    expect(button('Share my screen')).toBeVisible()
  })

  it('sees their own link to send it again, if the viewer cannot be verified', async () => {
    const { session, peer, signalling } = await alone(null)
    const { ownId } = session.getSnapshot()
    signalling.hasPath = false
    const viewer = fakePeerSession({ signalling })
    await viewer.session.open({ role: 'viewer', fromUserId: ownId })
    viewer.session.claimViewerId()
    await until(viewer.session, (s) => s.ownId !== null)
    await act(async () => press('Share my screen'))
    await act(async () => peer.placed[0]!.failProof())

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'We can’t be sure who is there'
    )
    expect(
      await screen.findByRole('textbox', { name: 'Link to send' })
    ).toHaveValue(`http://localhost/from/${ownId}`)
  })

  it('PS39 reads that somebody without the link tried to view, and the third time that they keep trying', async () => {
    const { session, peer, signalling } = await alone(null)
    const { ownId } = session.getSnapshot()
    signalling.hasPath = false
    const viewer = fakePeerSession({ signalling })
    await viewer.session.open({ role: 'viewer', fromUserId: ownId })
    viewer.session.claimViewerId()
    await until(viewer.session, (s) => s.ownId !== null)
    const titles: (string | null)[] = []
    for (let time = 1; time <= 3; time++) {
      await act(async () => press('Share my screen'))
      await act(async () => peer.placed.at(-1)!.failProof('comparison-failed'))
      titles.push(screen.getByRole('heading', { level: 1 }).textContent)
    }

    expect(titles).toEqual([
      'Someone came without your link',
      'Someone came without your link',
      'Someone keeps trying to get in',
    ])
    expect(peer.placed).toHaveLength(3)
    expect(
      await screen.findByRole('textbox', { name: 'Link to send' })
    ).toHaveValue(`http://localhost/from/${ownId}`)
    expect(button('Share my screen')).toBeVisible()
  })

  it('reads after a while that the link may be outdated', async () => {
    jest.useFakeTimers()
    const { capture } = await alone(absent)
    press('Share my screen')
    await act(async () => void capture.choose())
    const advice = () => screen.queryByText(/this link may be an old one/)
    await pass(29)
    expect(advice()).not.toBeInTheDocument()
    await pass(10)
    expect(advice()).toBeVisible()
  })

  it('does not read that their own link may be outdated', async () => {
    jest.useFakeTimers()
    const { capture } = await alone(null)
    press('Share my screen')
    await act(async () => void capture.choose())
    await pass(60)
    expect(screen.queryByText(/old one/)).not.toBeInTheDocument()
  })
})
