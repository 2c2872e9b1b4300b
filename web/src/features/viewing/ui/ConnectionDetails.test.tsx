import { act, fireEvent, screen } from '@redwoodjs/testing/web'

import { fakePeerSession, until } from 'src/features/session/FakePeerSession'
import { renderInSession } from 'src/features/session/ui/renderInSession'

import { QualityPreferenceSlider } from './ConnectionDetails'

const slider = () =>
  screen.getByRole<HTMLInputElement>('slider', { name: /^Sharper\s+Smoother$/ })

const slide = (value: string) =>
  act(async () => void fireEvent.change(slider(), { target: { value } }))

async function opened(viewer = fakePeerSession()) {
  await viewer.session.open({ role: 'viewer', fromUserId: null })
  const view = await renderInSession(
    <QualityPreferenceSlider />,
    viewer.session
  )
  return { ...viewer, ...view }
}

describe('QualityPreferenceSlider', () => {
  it('prefers sharpness until it is moved, and shows that', async () => {
    await opened()

    expect(slider()).toHaveValue('1')
    expect(slider()).toHaveAttribute('aria-valuetext', 'Sharp')
  })

  it('PS26 asks the sharer, who applies the preference', async () => {
    const viewer = await opened()
    const { session, signalling } = viewer
    const sharer = fakePeerSession({ signalling })
    await act(async () => {
      await until(session, ({ ownId }) => ownId !== null)
      const toUserId = session.getSnapshot().ownId
      await sharer.session.open({ role: 'sharer', toUserId })
      await until(sharer.session, ({ ownId }) => ownId !== null)
      sharer.session.share()
      await until(session, (s) => s.remoteParticipantState === 'connected')
      await until(sharer.session, (s) => s.qualityPreference === 1)
    })
    await slide('4')

    expect(slider()).toHaveAttribute('aria-valuetext', 'Smoothest')
    expect(sharer.session.getSnapshot().mediaConnection).toHaveProperty(
      'qualityPreference',
      4
    )
  })

  it('keeps its position after a reload', async () => {
    const { store, unmount } = await opened()
    await slide('3')
    unmount()
    await opened(fakePeerSession({ store }))

    expect(slider()).toHaveValue('3')
  })
})
