import { act, cleanup, fireEvent, screen } from '@redwoodjs/testing/web'

import { config } from 'src/browser/config'
import { findStatus, settled } from 'src/features/session/ui/renderInSession'

import { withViewer } from './Sharing.fixtures'

const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => fireEvent.click(button(name))

async function sharing() {
  const all = await withViewer()
  press('Share my screen')
  await act(async () => void all.capture.choose())
  await findStatus('You are sharing your screen')
  return all
}

/**
 * The texts of all links and buttons in document order, except the link with
 * the name of the app.
 */
const pressable = () =>
  [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')]
    .sort((a, b) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
    )
    .map(({ textContent }) => textContent)
    .filter((name) => name !== config.appName)

describe('the end of a share for the sharer', () => {
  // Renders once, so that all lazily imported components are loaded before the
  // tests start.
  beforeAll(async () => {
    await withViewer()
    await settled()
    cleanup()
  })

  it('says that nobody sees the screen any more, offers to share again, and has all questions below', async () => {
    const { capture } = await sharing()
    const { track } = capture
    press('Stop sharing')
    await findStatus('You’ve stopped sharing. Nobody can see your screen now.')
    expect(track?.readyState).toBe('ended')
    await screen.findByText('You were connected for less than a minute.')

    expect(pressable()).toEqual([
      'Share my screen',
      'Yes, it worked',
      'Not yet',
    ])
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()
    press('Share my screen')
    expect(capture.requestCount).toBe(2)
    await settled()
  })

  it('says that the window was closed, and offers to share something else', async () => {
    const { capture } = await withViewer()
    press('Share my screen')
    await act(async () => void capture.choose({ surface: 'window' }))
    await findStatus('You are sharing your screen')
    await act(async () => capture.end())

    await findStatus(
      'The window or tab you were showing was closed, or sharing was stopped. Nobody can see your screen now. Would you like to show something else?'
    )
    expect(pressable()[0]).toBe('Share my screen')
  })

  it('says that the viewer left, links to the page that accepts a new link, and can share again', async () => {
    const { viewer, capture } = await sharing()
    await act(async () => viewer.close('left'))

    expect(
      await screen.findByRole('heading', { name: 'The viewer left' })
    ).toHaveFocus()
    await screen.findByText('You were connected for less than a minute.')
    expect(pressable()).toEqual(['Back to the home page', 'Share my screen'])
    press('Share my screen')
    expect(capture.requestCount).toBe(2)
    await settled()
  })
})
