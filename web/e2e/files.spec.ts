import type { Request } from '@playwright/test'

import { expectAccessible } from './support/axe'
import { watchConnections } from './support/connections'
import {
  chooseOwnPlace,
  drop,
  expectUnderWay,
  savedThere,
  sha256Of,
} from './support/files'
import {
  button,
  expectOutcome,
  expectSharing,
  pressShare,
  share,
  status,
} from './support/flows'
import { holdChannel, say } from './support/panel'
import { expect, type Participant, test } from './support/participants'
import { expectMovingPicture, expectTheSharedScreen } from './support/picture'
import { rehearsed } from './support/rehearsed'

const offer = 'Your helper would like to send you a file'

/** Records requests, except for our own files. */
function watchRequests({ context }: Participant): Request[] {
  const sent: Request[] = []
  context.on('request', (request) => {
    if (request.method() !== 'GET' || !request.url().includes(':8910/')) {
      sent.push(request)
    }
  })
  return sent
}

test('an accepted file arrives unchanged over the call alone, a program is not even offered, and both read afterwards which files stay', async ({
  sharer,
  viewer,
}) => {
  await share(sharer.page, viewer.page)
  const requests = [watchRequests(sharer), watchRequests(viewer)]

  await test.step('the helper sends a form, and the sharer saves it with the keyboard', async () => {
    await button(viewer.page, 'More').click()
    const [chooser] = await Promise.all([
      viewer.page.waitForEvent('filechooser'),
      button(viewer.page, 'Send a file').click(),
    ])
    const content = Buffer.alloc(1_234_567, '%PDF-1.7 ')
    await chooser.setFiles({
      name: 'form.pdf',
      mimeType: 'application/pdf',
      buffer: content,
    })
    const card = sharer.page.getByRole('region', { name: 'Send a file' })
    await expect(card).toContainText(offer)
    await expect(card).toContainText('form.pdf')
    await expect(card).toContainText('PDF, 1.2 MB')
    await expectAccessible(sharer.page)
    await expectAccessible(viewer.page)
    await card.getByRole('button', { name: 'Save the file' }).focus()
    const [download] = await Promise.all([
      sharer.page.waitForEvent('download'),
      sharer.page.keyboard.press('Enter'),
    ])
    expect(download.suggestedFilename()).toBe('form.pdf')
    expect(await sha256Of(download)).toBe(
      await viewer.page.evaluate(async (text) => {
        const bytes = new TextEncoder().encode(text)
        const digest = await crypto.subtle.digest('SHA-256', bytes)
        return Array.from(new Uint8Array(digest), (byte) =>
          byte.toString(16).padStart(2, '0')
        ).join('')
      }, content.toString())
    )
    await expect(card).toContainText('Saved. It’s in your downloads.')
    await expect(viewer.page.getByText('It has arrived').last()).toBeVisible()
  })

  await test.step('the sharer drops a photo, and the helper declines it', async () => {
    await drop(sharer.page, { name: 'IMG_1.jpg', size: 90_000 })
    await expect(
      viewer.page.getByText('Picture, 90 KB', { exact: true })
    ).toBeVisible()
    await button(viewer.page, 'No, thanks').click()
    await expect(
      sharer.page.getByText('It wasn’t accepted').last()
    ).toBeVisible()
  })

  await test.step('a program is refused with a reason, even under another name; an old document is refused too', async () => {
    const harmful = viewer.page.getByText('Files like this can do harm').last()
    await drop(viewer.page, { name: 'photo.jpg.exe', size: 90_000 })
    await expect(harmful).toBeVisible()
    await drop(viewer.page, { name: 'photo.jpg', size: 90_000, begins: 'MZ' })
    await expect(
      viewer.page.getByText('doesn’t fit its name').last()
    ).toBeVisible()
    await drop(viewer.page, { name: 'letter.doc', size: 90_000 })
    await expect(harmful).toBeVisible()
    await expect(sharer.page.getByText('photo.jpg')).toHaveCount(0)
    await expect(sharer.page.getByText('letter.doc')).toHaveCount(0)
    const begins = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'
    await drop(sharer.page, { name: 'letter.jpg', size: 90_000, begins })
    await expect(
      sharer.page.getByText('doesn’t fit its name').last()
    ).toBeVisible()
    await expect(viewer.page.getByText('letter.jpg')).toHaveCount(0)
  })

  await test.step('a picture is offered with a warning that its sender is unknown', async () => {
    await drop(viewer.page, { name: 'IMG_2.jpg', size: 80_000 })
    const card = sharer.page.getByRole('region', { name: 'Send a file' })
    await expect(card).toContainText('Picture, 80 KB')
    await expect(card).toContainText(
      'this computer doesn’t know this person from before'
    )
    await card.getByRole('button', { name: 'No, thanks' }).click()
    await expect(
      viewer.page.getByText('It wasn’t accepted').last()
    ).toBeVisible()
  })

  await expectMovingPicture(viewer.page)
  await expectSharing(sharer.page)

  await test.step('PS38 after the share, both read which files stay, and tell each other whether it worked', async () => {
    await button(sharer.page, 'Stop sharing').click()
    await expectOutcome(viewer.page, 'The sharer stopped sharing their screen')
    await expect(
      sharer.page.getByText(/^You were connected for (less than a|\d) minute/)
    ).toBeVisible()
    await expect(
      sharer.page.getByRole('listitem').filter({ hasText: 'form.pdf' })
    ).toBeVisible()
    await expect(
      viewer.page.getByText('Nothing was saved on this device.')
    ).toBeVisible()
    await expectAccessible(viewer.page)
    await expectAccessible(sharer.page)
    await button(sharer.page, 'Yes, it worked').click()
    await expect(status(viewer.page, 'They say it worked.')).toBeVisible()
    await button(viewer.page, 'Not yet').click()
    await expect(
      status(sharer.page, 'Your helper says it hasn’t worked yet.')
    ).toBeVisible()
  })
  expect(requests.flat().map((request) => request.url())).toEqual([])
})

test(
  'a large file is written to disk while it arrives, even if the call is lost, a transfer cancelled or a page reloaded',
  rehearsed(),
  async ({ sharer, viewer }) => {
    const large = { name: 'holiday.mp4', size: 30_000_000 }
    await chooseOwnPlace(sharer.page)
    await watchConnections(sharer.page)
    await share(sharer.page, viewer.page)

    await test.step('the call is lost during the transfer', async () => {
      const sent = await drop(viewer.page, large)
      await button(sharer.page, 'Save the file').click()
      await expectUnderWay(sharer.page, large.name)
      await sharer.page.evaluate(() => window.connections?.at(-1)?.close())
      await expect(
        sharer.page.getByText('Saved in the place you chose.').last()
      ).toBeVisible({ timeout: 60_000 })
      expect(await savedThere(sharer.page, large.name)).toBe(sent)
      await expect(viewer.page.getByText('It has arrived').last()).toBeVisible()
    })

    await test.step('either side cancels, and nothing of the file is kept', async () => {
      for (const [name, { page }] of [
        ['one.mp4', viewer],
        ['two.mp4', sharer],
      ] as const) {
        await drop(viewer.page, { ...large, name })
        await button(sharer.page, 'Save the file').click()
        await expectUnderWay(sharer.page, name)
        const other = page === viewer.page ? sharer.page : viewer.page
        await button(page, 'Cancel').click()
        await expect(other.getByText('It was cancelled').last()).toBeVisible()
        await button(other, 'Close').last().click()
        expect(await savedThere(sharer.page, name)).toBeNull()
      }
    })

    await test.step('a helper who reloads during the transfer has to send the file again, and the sharer reads that', async () => {
      await drop(viewer.page, { ...large, name: 'three.mp4' })
      await button(sharer.page, 'Save the file').click()
      await expectUnderWay(sharer.page, 'three.mp4')
      await viewer.page.reload()
      await expectTheSharedScreen(viewer.page)
      await expect(
        sharer.page.getByText('This file is no longer being sent').last()
      ).toBeVisible()
      expect(await savedThere(sharer.page, 'three.mp4')).toBeNull()
    })
  }
)

test(
  'a sharer who stops during a transfer ends the share as usual, nothing of the file is kept, and it continues in the next share',
  rehearsed(),
  async ({ sharer, viewer }) => {
    const large = { name: 'holiday.mp4', size: 60_000_000 }
    await chooseOwnPlace(sharer.page)
    await share(sharer.page, viewer.page)
    const sent = await drop(viewer.page, large)
    await button(sharer.page, 'Save the file').click()
    await expectUnderWay(sharer.page, large.name)

    await button(sharer.page, 'Stop sharing').click()
    await expectOutcome(viewer.page, 'The sharer stopped sharing their screen')
    for (const { page } of [sharer, viewer]) {
      await expect(
        page.getByText('Nothing was saved on this device.')
      ).toBeVisible()
      await expect(
        page.getByText('The file holiday.mp4 hasn’t arrived completely.')
      ).toBeVisible()
      await expect(page.getByRole('progressbar')).toHaveCount(0)
    }
    expect(await savedThere(sharer.page, large.name)).toBeNull()
    await button(sharer.page, 'Not yet').click()
    await expect(
      status(viewer.page, 'They say it hasn’t worked yet.')
    ).toBeVisible()

    await pressShare(sharer.page)
    await expectTheSharedScreen(viewer.page)
    await expect(
      sharer.page.getByText('Saved in the place you chose.').last()
    ).toBeVisible({ timeout: 60_000 })
    await expect(viewer.page.getByText('It has arrived').last()).toBeVisible()
    expect(await savedThere(sharer.page, large.name)).toBe(sent)
  }
)

test(
  'a malicious helper page gets only refusals',
  rehearsed(),
  async ({ sharer, viewer }) => {
    await holdChannel(viewer)
    await watchConnections(viewer.page)
    await share(sharer.page, viewer.page)
    const announce = (id: number, more: object) =>
      say(viewer, {
        ...{ type: 'file-offer', id, purpose: 'file', mime: '', size: 40_000 },
        ...more,
      })
    const card = sharer.page.getByRole('region', { name: 'Send a file' })

    await announce(1, { name: 'x'.repeat(10_000) })
    await announce(2, { name: 'Photo\u202egpj.exe' })
    await expect(card).toContainText('Files like this can do harm')
    await expect(card).toContainText('Photo gpj.exe')
    await announce(3, { name: '../../../letter\0.html' })
    await announce(4, { name: `../../../letter\0.pdf` })
    await expect(card).toContainText(offer)
    await expect(
      card.getByText('letter .pdf', { exact: true }).last()
    ).toBeVisible()

    // The page ignores this many offers of files.
    for (let id = 10; id < 60; id++) await announce(id, { name: `${id}.pdf` })
    await say(viewer, { type: 'text', id: 99, text: 'That was all' })
    await expect(sharer.page.getByText('That was all').last()).toBeVisible()
    await expect(button(sharer.page, 'Save the file')).toHaveCount(1)

    await button(sharer.page, 'Save the file').click()
    await viewer.page.evaluate(async () => {
      const connection = window.connections!.at(-1)!
      const wire = connection.createDataChannel('dc_file', {
        negotiated: true,
        id: 9,
      })
      if (wire.readyState !== 'open') {
        await new Promise((resolve) => wire.addEventListener('open', resolve))
      }
      const chunk = (id: number, index: number, size: number) => {
        const frame = new Uint8Array(8 + size)
        const view = new DataView(frame.buffer)
        view.setUint32(0, id)
        view.setUint32(4, index)
        const begins = index === 0 ? '%PDF-' : ''
        frame.set(new TextEncoder().encode(begins), 8)
        wire.send(frame)
      }
      chunk(77, 0, 16_300)
      chunk(4, 0, 16_300)
      chunk(4, 1, 16_300)
      chunk(4, 2, 16_300)
    })
    await expect(card).toContainText('didn’t arrive intact')
    await expectMovingPicture(viewer.page)
    await expectSharing(sharer.page)
  }
)
