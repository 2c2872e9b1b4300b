import { act, cleanup, fireEvent, screen } from '@redwoodjs/testing/web'

import { FakeSignalling } from 'src/features/call/FakePeer'
import { noQueryParameters } from 'src/features/links/model/queryParameters'
import { QueryParametersContext } from 'src/features/links/ui/QueryParametersProvider'
import { fakePeerSession, until } from 'src/features/session/FakePeerSession'
import {
  findStatus,
  renderInSession,
  settled,
} from 'src/features/session/ui/renderInSession'

import CameraSharing from './CameraSharing'

async function ready() {
  // jsdom cannot play media.
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const signalling = new FakeSignalling()
  const viewer = fakePeerSession({ signalling })
  await viewer.session.open({ role: 'viewer', fromUserId: null })
  await until(viewer.session, (s) => s.ownId !== null)
  const sharer = fakePeerSession({ signalling })
  await renderInSession(
    <QueryParametersContext.Provider
      value={{ ...noQueryParameters, show: 'camera' }}
    >
      <CameraSharing toUserId={viewer.session.getSnapshot().ownId} />
    </QueryParametersContext.Provider>,
    sharer.session
  )
  return { ...sharer, viewer }
}

const press = (name: string) =>
  fireEvent.click(screen.getByRole('button', { name }))

describe('CameraSharing', () => {
  // Renders once, so that all lazily imported components are loaded before the
  // tests start.
  beforeAll(async () => {
    await ready()
    await settled()
    cleanup()
  })
  afterEach(() => jest.restoreAllMocks())

  it('asks for the camera within the click, and mentions no screen', async () => {
    const { capture } = await ready()
    expect(
      screen.getByRole('heading', { name: 'Show it with your camera' })
    ).toBeVisible()
    press('Show my camera')

    expect(capture.source).toBe('camera')
    expect(
      screen.getByRole('heading', { name: 'Allow the camera' })
    ).toBeVisible()
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    await settled()
  })

  it('shows the person what the camera sees, and offers no other surface', async () => {
    const { capture } = await ready()
    press('Show my camera')
    await act(async () => void capture.choose({ surface: 'camera' }))
    await findStatus('You are showing your camera')

    expect(await screen.findByLabelText('What your camera sees')).toBeVisible()
    expect(
      screen.queryByRole('button', { name: 'Share something else' })
    ).not.toBeInTheDocument()
    press('Stop the camera')
    await findStatus('You’ve stopped. Nobody can see anything now.')
    expect(
      screen.queryByLabelText('What your camera sees')
    ).not.toBeInTheDocument()
  })

  it("PS40 hides the camera's picture during an alarm", async () => {
    const { capture, session } = await ready()
    press('Show my camera')
    await act(async () => void capture.choose({ surface: 'camera' }))
    fireEvent.click(
      await screen.findByRole('button', { name: 'Something feels wrong' })
    )

    expect(session.getSnapshot()).toMatchObject({ capture: 'hidden' })
    expect(
      screen.getByRole('heading', { name: 'Your camera is hidden' })
    ).toBeVisible()
    expect(
      screen.queryByLabelText('What your camera sees')
    ).not.toBeInTheDocument()
    await settled()
  })
})
