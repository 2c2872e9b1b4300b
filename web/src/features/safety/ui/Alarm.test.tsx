import {
  act,
  cleanup,
  createEvent,
  fireEvent,
  screen,
  within,
} from '@redwoodjs/testing/web'

import { ignoreDoubleClicks } from 'src/browser/ignoreDoubleClicks'
import { keptHelpers } from 'src/browser/preferences'
import HelperWindow from 'src/features/helper-window/ui/HelperWindow'
import { sharing as sharingPair } from 'src/features/session/FakeShare'
import { isSharer } from 'src/features/session/model/state'
import {
  findStatus,
  renderInSession,
  settled,
} from 'src/features/session/ui/renderInSession'
import { alone, withViewer } from 'src/features/sharing/ui/Sharing.fixtures'

const feelsWrong = 'Something feels wrong'
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => fireEvent.click(button(name))
const heading = (name: string) => screen.getByRole('heading', { name })

async function sharing(options?: object) {
  const all = await withViewer()
  press('Share my screen')
  await act(async () => void all.capture.choose(options))
  await findStatus('You are sharing your screen')
  await screen.findByRole('button', { name: feelsWrong })
  return { ...all, call: all.peer.placed[0]! }
}

const pinOfTest = 'A'.repeat(22)

function stateOf({ session }: Awaited<ReturnType<typeof withViewer>>) {
  const state = session.getSnapshot()
  return isSharer(state) ? state : null
}

describe('Alarm', () => {
  // Loads the lazy parts of the page, so that they do not appear in the middle
  // of a test.
  beforeAll(async () => {
    await withViewer()
    await settled()
    cleanup()
  })
  it('PS40 hides the screen and its sound with one click, and says what to do now', async () => {
    const { call } = await sharing({ withSound: true })
    expect(call.shown).not.toBeNull()
    expect(call.played).not.toBeNull()
    press(feelsWrong)

    expect(call.shown).toBeNull()
    expect(call.played).toBeNull()
    expect(heading('Your screen is hidden')).toHaveFocus()
    expect(screen.getByText('Hang up the phone.')).toBeVisible()
    expect(
      screen.getByText('Call someone you know, on a number you know.')
    ).toBeVisible()
    expect(button('Stop sharing')).toBeVisible()
    for (const name of ['Hide my screen', 'More', feelsWrong]) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
    }
  })

  it('is not undone by a double click, which does not end the share either', async () => {
    const all = await sharing()
    const undo = ignoreDoubleClicks(window)
    const click = (name: string) => {
      const event = createEvent.click(button(name), { detail: 1 })
      Object.defineProperty(event, 'timeStamp', { value: 1_000 })
      fireEvent(button(name), event)
    }
    click(feelsWrong)
    click('It’s fine, show again')
    click('Stop sharing')
    undo()

    expect(stateOf(all)).toMatchObject({ capture: 'hidden' })
    expect(heading('Your screen is hidden')).toBeVisible()
  })

  it('shows the screen again when the sharer ends it', async () => {
    const { call } = await sharing()
    const { shown } = call
    press(feelsWrong)
    press('It’s fine, show again')

    expect(call.shown).toBe(shown)
    await findStatus('You are sharing your screen')
    expect(button(feelsWrong)).toBeVisible()
  })

  it('leaves a screen hidden that was hidden before, and does not promise to show it', async () => {
    const { call } = await sharing()
    press('Hide my screen')
    press(feelsWrong)
    expect(
      screen.queryByRole('button', { name: 'It’s fine, show again' })
    ).not.toBeInTheDocument()
    press('It’s fine, go back')

    await findStatus('Your screen is hidden')
    expect(call.shown).toBeNull()
  })

  it('shows nothing when another surface is chosen during the alarm', async () => {
    const { call, capture } = await sharing()
    fireEvent.click(await screen.findByRole('button', { name: 'More' }))
    press('Share something else')
    press(feelsWrong)
    await act(async () => void capture.choose({ surface: 'monitor' }))
    expect(call.shown).toBeNull()

    press('It’s fine, show again')
    expect(call.shown).toBe(capture.track)
  })

  it('is available while another surface is chosen to replace a closed window', async () => {
    const { call, capture } = await sharing()
    fireEvent.click(await screen.findByRole('button', { name: 'More' }))
    press('Share something else')
    await act(async () => capture.end())
    expect(heading('Choose what to show')).toBeVisible()
    press(feelsWrong)
    await act(async () => void capture.choose({ surface: 'monitor' }))

    expect(heading('Your screen is hidden')).toBeVisible()
    expect(call.shown).toBeNull()
  })

  it('stays, and shows nothing, when a lost connection recovers', async () => {
    const { call } = await sharing()
    act(() => call.disconnectNetwork())
    await findStatus('Reconnecting…')
    press(feelsWrong)
    act(() => call.reconnectNetwork())

    expect(heading('Your screen is hidden')).toBeVisible()
    expect(call.shown).toBeNull()
  })

  it('is available before a helper has connected', async () => {
    const { capture, session } = await alone(null)
    press('Share my screen')
    await act(async () => void capture.choose())
    fireEvent.click(await screen.findByRole('button', { name: feelsWrong }))

    expect(session.getSnapshot()).toMatchObject({ capture: 'hidden' })
    expect(heading('Your screen is hidden')).toBeVisible()
  })

  it('keeps its advice when the share is over, and asks no question about the share', async () => {
    const { viewer } = await sharing()
    press(feelsWrong)
    await act(async () => viewer.close('left'))
    expect(heading('Nobody can see anything now')).toHaveFocus()
    expect(screen.getByText('Hang up the phone.')).toBeVisible()
    press('I’ve done this')

    expect(button('Share my screen')).toBeVisible()
    expect(
      screen.queryByRole('group', { name: 'Did it work?' })
    ).not.toBeInTheDocument()
  })

  it('ends the share on Stop, and keeps its advice', async () => {
    const all = await sharing()
    const { track } = all.capture
    jest.spyOn(window, 'focus').mockImplementation()
    press(feelsWrong)
    act(() => void press('Stop sharing'))

    expect(track?.readyState).toBe('ended')
    expect(heading('Nobody can see anything now')).toBeVisible()
    expect(
      screen.queryByRole('button', { name: 'Stop sharing' })
    ).not.toBeInTheDocument()
  })

  it('stops reading messages aloud', async () => {
    await sharing()
    const cancel = jest.fn()
    Object.assign(window, { speechSynthesis: { cancel, getVoices: () => [] } })
    cancel.mockClear()
    press(feelsWrong)

    expect(cancel).toHaveBeenCalled()
    Reflect.deleteProperty(window, 'speechSynthesis')
  })

  it('lists whom to call in the chosen country, as links to dial', async () => {
    await sharing()
    press(feelsWrong)
    fireEvent.change(screen.getByRole('combobox', { name: 'Country' }), {
      target: { value: 'DE' },
    })

    expect(screen.getByRole('link', { name: '110' })).toHaveAttribute(
      'href',
      'tel:110'
    )
    expect(screen.getByText(/^Police/)).toBeVisible()
    expect(screen.getByRole('link', { name: '116 006' })).toHaveAttribute(
      'href',
      'tel:116006'
    )
  })

  it('is not offered for a saved helper', async () => {
    const all = await withViewer()
    const { toUserId } = stateOf(all)!.plan
    const helper = { name: 'Anna', id: toUserId, pin: pinOfTest }
    act(() => keptHelpers.keep(JSON.stringify([helper])))
    press('Share my screen')
    await act(async () => void all.capture.choose())
    await screen.findByRole('button', { name: 'More' })

    expect(
      screen.queryByRole('button', { name: feelsWrong })
    ).not.toBeInTheDocument()
    act(() => keptHelpers.keep(null))
  })
})

describe('Alarm in the helper window', () => {
  const { documentPictureInPicture } = window
  let frame: HTMLIFrameElement

  beforeEach(() => {
    frame = document.body.appendChild(document.createElement('iframe'))
    window.documentPictureInPicture = {
      requestWindow: async () => frame.contentWindow!,
    }
  })
  afterEach(() => {
    cleanup()
    window.documentPictureInPicture = documentPictureInPicture
    frame.remove()
  })

  it("hides the screen, shows the same advice, and hides the helper's messages", async () => {
    const { sharer, viewer, call } = await sharingPair()
    await renderInSession(<HelperWindow />, sharer.session)
    await settled()
    const panel = within(frame.contentDocument!.body)
    fireEvent.click(panel.getByRole('button', { name: feelsWrong }))

    expect(call.shown).toBeNull()
    expect(
      panel.getByRole('heading', { name: 'Your screen is hidden' })
    ).toBeInTheDocument()
    expect(panel.getByText('Hang up the phone.')).toBeInTheDocument()
    expect(
      panel.queryByRole('heading', { name: /helper/ })
    ).not.toBeInTheDocument()
    const fine = panel.getByRole('button', { name: 'It’s fine, show again' })
    expect(call.shown).toBeNull()
    fireEvent.click(fine)
    expect(call.shown).not.toBeNull()
    expect(viewer.session.getSnapshot()).toMatchObject({
      remoteScreen: 'shared',
    })
    expect(
      panel.getByRole('button', { name: 'Hide my screen' })
    ).toBeInTheDocument()
  })
})
