import { act, fireEvent, screen, waitFor } from '@redwoodjs/testing/web'

import { Store } from 'src/browser/Store'
import type { FileLink } from 'src/features/files/FileLink'
import type { FileTransfers } from 'src/features/files/FileTransfers'
import { until } from 'src/features/session/FakePeerSession'
import { sharing, shows } from 'src/features/session/FakeShare'
import {
  findStatus,
  renderInSession,
} from 'src/features/session/ui/renderInSession'
import SharingEnded from 'src/features/sharing/ui/SharingEnded'
import { ending } from 'src/i18n/en/ending'
import { createSessionTools } from 'src/layouts/SessionLayout/createSessionTools'

import AfterShare, { durationInWords } from './AfterShare'

async function ended() {
  const share = await sharing()
  const tools = createSessionTools(share.sharer.session)
  share.sharer.session.hide()
  share.sharer.session.show()
  tools.lastShare.note({ name: 'letter.pdf', place: 'downloads' })
  share.sharer.session.stop()
  await until(share.viewer.session, shows(null))
  return { ...share, tools }
}

describe('AfterShare', () => {
  it('shows the duration and what was saved on this device, and asks one question', async () => {
    const { sharer, tools } = await ended()
    await renderInSession(<AfterShare isHeard />, sharer.session, tools)
    expect(
      screen.getByText('You were connected for less than a minute.')
    ).toBeVisible()
    expect(screen.getByRole('listitem')).toHaveTextContent(
      /^letter\.pdf\s*in your downloads$/
    )
    expect(screen.getByRole('group', { name: 'Did it work?' })).toBeVisible()
  })

  it('PS38 tells the other side, which may answer as well', async () => {
    const { sharer, viewer, tools } = await ended()
    await renderInSession(<AfterShare isHeard />, sharer.session, tools)
    const yes = screen.getByRole('button', { name: 'Yes, it worked' })
    fireEvent.click(yes)
    await findStatus('They can see your answer.')
    expect(yes).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() =>
      expect(viewer.session.getSnapshot().verdict).toBe('worked')
    )
    await act(async () => viewer.session.answer('not-yet'))
    await findStatus('Your helper says it hasn’t worked yet.')
  })

  it('lists a file whose transfer was cut off, but not one that was never accepted', async () => {
    const { sharer, tools } = await ended()
    const noFile = { size: 9, mime: '', isDismissed: false, purpose: 'file' }
    const transfers = new Store({
      isLinked: false,
      transfers: [
        { ...noFile, id: 1, name: 'form.pdf', phase: 'moving' },
        { ...noFile, id: 2, name: 'photo.jpg', phase: 'offered' },
      ],
    })
    const files = new Store({
      ...tools.files.getSnapshot(),
      transfers: transfers as unknown as FileTransfers,
    })
    const held = { ...tools, files: files as unknown as FileLink }
    await renderInSession(<AfterShare isHeard />, sharer.session, held)
    expect(
      screen.getByText('The file form.pdf hasn’t arrived completely.')
    ).toBeVisible()
    expect(screen.queryByText(/photo\.jpg/)).not.toBeInTheDocument()
  })

  it.each(['viewer-left', 'network'] as const)(
    'is also shown if the share has ended with “%s”',
    async (code) => {
      const { sharer, tools } = await ended()
      await renderInSession(<SharingEnded code={code} />, sharer.session, tools)
      expect(
        await screen.findByText('You were connected for less than a minute.')
      ).toBeVisible()
      expect(screen.queryByText('Did it work?')).not.toBeInTheDocument()
    }
  )

  it('does not ask if nobody could receive the answer', async () => {
    const { sharer, tools } = await ended()
    await renderInSession(<AfterShare isHeard={false} />, sharer.session, tools)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})

it.each([
  [29_000, 'less than a minute'],
  [60_000, '1 minute'],
  [59.4 * 60_000, '59 minutes'],
  [59.6 * 60_000, '1 h 0 min'],
  [95 * 60_000, '1 h 35 min'],
])('says %d ms as %s', (ms, words) =>
  expect(durationInWords(ms, ending)).toBe(words)
)
