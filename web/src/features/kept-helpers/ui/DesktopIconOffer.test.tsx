import { act, fireEvent, screen } from '@redwoodjs/testing/web'

import { DesktopIcon } from 'src/features/kept-helpers/DesktopIcon'
import { fakePeerSession } from 'src/features/session/FakePeerSession'
import {
  findStatus,
  renderInSession,
} from 'src/features/session/ui/renderInSession'
import { createSessionTools } from 'src/layouts/SessionLayout/createSessionTools'

import DesktopIconOffer from './DesktopIconOffer'

const onDesktop = 'Put an icon on this computer’s desktop'
const onDevice = 'Put an icon on this device'

async function renderOffer(userAgent?: string) {
  if (userAgent) {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  }
  const page = new EventTarget()
  const { session } = fakePeerSession()
  const tools = { ...createSessionTools(session), icon: new DesktopIcon(page) }
  const view = await renderInSession(<DesktopIconOffer />, session, tools)
  const prompt = jest.fn(async () => ({ outcome: 'accepted' }))
  const offer = () =>
    act(() => {
      page.dispatchEvent(
        Object.assign(new Event('beforeinstallprompt'), { prompt })
      )
    })
  return { ...view, offer, prompt }
}

describe('DesktopIconOffer', () => {
  afterEach(() => jest.restoreAllMocks())

  it('is hidden if the browser can make no icon', async () => {
    const { container } = await renderOffer()
    expect(container).toBeEmptyDOMElement()
  })

  it("shows the browser's prompt, and then explains how to continue and how to undo it", async () => {
    const { offer, prompt } = await renderOffer()
    offer()
    expect(screen.getByText(/To remove it later/)).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: onDesktop }))
    expect(prompt).toHaveBeenCalledTimes(1)

    await findStatus('Done. Next time, click the icon.')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(screen.getByText(/To remove it later/)).toBeVisible()
  })

  it('mentions no desktop on a phone', async () => {
    const { offer } = await renderOffer('Mozilla/5.0 (Linux; Android 14)')
    offer()
    expect(screen.getByRole('button', { name: onDevice })).toBeVisible()
  })
})
