import { act, fireEvent, screen, waitFor, within } from '@redwoodjs/testing/web'

import { keptHelpers } from 'src/browser/preferences'
import { FakeFile, someBytes } from 'src/features/files/FakeFilePair'
import { sharing } from 'src/features/session/FakeShare'
import {
  findStatus,
  renderInSession,
} from 'src/features/session/ui/renderInSession'
import { createSessionTools } from 'src/layouts/SessionLayout/createSessionTools'

import HelperFiles from './HelperFiles'
import SharerFiles from './SharerFiles'

async function both() {
  const { sharer, viewer, call } = await sharing()
  const parent = createSessionTools(sharer.session)
  const helper = createSessionTools(viewer.session)
  await waitFor(() => {
    expect(parent.files.getSnapshot().theirs).not.toBeNull()
    expect(helper.files.getSnapshot().theirs).not.toBeNull()
  })
  const form = new FakeFile(someBytes(40_000), 'form.pdf').asFile
  return { sharer, viewer, call, parent, helper, form }
}

const button = (name: string) => screen.getByRole('button', { name })

describe('files on the sharer’s page', () => {
  it('asks, shows the progress, and says where the file was saved', async () => {
    const { sharer, parent, helper, form } = await both()
    await renderInSession(<SharerFiles />, sharer.session, parent)
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
    await act(async () => helper.files.offer(form))
    const card = await screen.findByRole('region', { name: 'Send a file' })
    expect(within(card).getByText('form.pdf')).toBeVisible()
    expect(within(card).getByText('PDF, 40 KB')).toBeVisible()
    expect(
      within(card).getByText(/doesn’t know this person from before/)
    ).toBeVisible()
    await findStatus(
      'Your helper would like to send you a file: form.pdf: PDF, 40 KB ' +
        'Be careful: this computer doesn’t know this person from before. Only save it if you asked for it.'
    )
    URL.createObjectURL = () => 'blob:file'
    URL.revokeObjectURL = jest.fn()
    const click = jest
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(() => {})
    fireEvent.click(button('Save the file'))
    await findStatus('Saved. It’s in your downloads.: form.pdf')
    expect(click).toHaveBeenCalledTimes(1)
    click.mockRestore()
    expect(parent.lastShare.getSnapshot().saved).toEqual([
      { name: 'form.pdf', place: 'downloads' },
    ])
    fireEvent.click(button('Close'))
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
  })

  it('does not warn of a helper who is stored on this computer', async () => {
    const { sharer, parent, helper, form } = await both()
    const { remoteId: id } = sharer.session.getSnapshot()
    const kept = { name: 'Anna', id, pin: 'A'.repeat(22) }
    act(() => keptHelpers.keep(JSON.stringify([kept])))
    await renderInSession(<SharerFiles />, sharer.session, parent)
    await act(async () => helper.files.offer(form))
    expect(await screen.findByText(/^It will be saved/)).toBeVisible()
    act(() => keptHelpers.keep(null))
  })

  it('declines without further questions, and the helper reads that', async () => {
    const { sharer, viewer, parent, helper, form } = await both()
    const view = await renderInSession(<SharerFiles />, sharer.session, parent)
    await act(async () => helper.files.offer(form))
    fireEvent.click(await screen.findByRole('button', { name: 'No, thanks' }))
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
    view.unmount()
    await renderInSession(<HelperFiles />, viewer.session, helper)
    await findStatus('It wasn’t accepted: form.pdf')
  })

  it('waits while the connection is lost', async () => {
    const { sharer, parent, helper, form, call } = await both()
    await renderInSession(<SharerFiles />, sharer.session, parent)
    await act(async () => helper.files.offer(form))
    await screen.findByText('form.pdf')
    await act(async () => call.disconnectNetwork())
    expect(
      screen.getByText(/^Waiting for the connection. It will carry on/, {
        selector: 'p',
      })
    ).toBeVisible()
  })
})

describe('files on the viewer’s page', () => {
  it('says at once that an older page cannot receive files', async () => {
    const share = await sharing()
    const tools = createSessionTools(share.viewer.session)
    await renderInSession(<HelperFiles />, share.viewer.session, tools)
    const form = new FakeFile(someBytes(9), 'form.pdf').asFile
    await act(async () => tools.files.offer(form))
    expect(
      screen.getByText(/^The other page is an older version/, { selector: 'p' })
    ).toBeVisible()
  })

  it('offers a dropped file, and says why a program is not sent', async () => {
    const { viewer, helper } = await both()
    await renderInSession(<HelperFiles />, viewer.session, helper)
    const file = new FakeFile(someBytes(9), 'photo.jpg.exe').asFile
    const dataTransfer = { types: ['Files'], files: [file] }
    fireEvent.dragOver(document, { dataTransfer })
    expect(screen.getByText('Drop the file here to send it')).toBeVisible()
    await act(async () => void fireEvent.drop(document, { dataTransfer }))
    expect(
      await screen.findByText(/^Files like this can do harm/, { selector: 'p' })
    ).toBeVisible()
    expect(
      screen.queryByText('Drop the file here to send it')
    ).not.toBeInTheDocument()
    fireEvent.click(button('Close'))
    expect(screen.queryByText('photo.jpg.exe')).not.toBeInTheDocument()
  })
})
