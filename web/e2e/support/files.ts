import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import type { Download, Page } from '@playwright/test'

import { expect } from './participants'

/** The first bytes of files, by extension. */
const beginnings: Record<string, string> = {
  jpg: '\xff\xd8\xff',
  pdf: '%PDF-1.7',
  mp4: '\0\0\0\x18ftypisom',
}

/** A file of `size` bytes that do not repeat. */
export interface Dropped {
  name: string
  type?: string
  size: number
  /** replaces the first bytes that are usual for the extension */
  begins?: string
}

/** @returns the SHA-256 of the dropped file */
export const drop = (
  page: Pick<Page, 'evaluate'>,
  {
    name,
    type = '',
    size,
    begins = beginnings[name.split('.').pop() ?? ''] ?? '',
  }: Dropped
) =>
  page.evaluate(
    async ({ name, type, size, begins }) => {
      const bytes = new Uint8Array(size)
      for (let at = 0; at < size; at++) bytes[at] = (at * 7 + (at >> 8)) % 251
      bytes.set(Array.from(begins, (letter) => letter.charCodeAt(0)))
      const transfer = new DataTransfer()
      transfer.items.add(new File([bytes], name, { type }))
      const happens = (kind: string) =>
        document.dispatchEvent(
          new DragEvent(kind, { dataTransfer: transfer, cancelable: true })
        )
      // Repeats until the page has loaded its drop handler.
      while (happens('dragover')) {
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      happens('drop')
      const digest = await crypto.subtle.digest('SHA-256', bytes)
      return Array.from(new Uint8Array(digest), (byte) =>
        byte.toString(16).padStart(2, '0')
      ).join('')
    },
    { name, type, size, begins }
  )

export async function sha256Of(download: Download): Promise<string> {
  const bytes = await readFile(await download.path())
  return createHash('sha256').update(bytes).digest('hex')
}

/**
 * Makes the page save a large file in the browser's private file system, not in
 * a folder that a person chooses.
 */
export const chooseOwnPlace = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, {
      showSaveFilePicker: async ({
        suggestedName,
      }: {
        suggestedName: string
      }) =>
        (await navigator.storage.getDirectory()).getFileHandle(suggestedName, {
          create: true,
        }),
    })
  })

/**
 * @returns the SHA-256 of a file in the private file system; null if there is
 *   none
 */
export const savedThere = (page: Page, name: string) =>
  page.evaluate(async (name) => {
    const folder = await navigator.storage.getDirectory()
    const handle = await folder.getFileHandle(name).catch(() => null)
    if (!handle) return null
    const bytes = await (await handle.getFile()).arrayBuffer()
    if (bytes.byteLength === 0) return null
    const digest = await crypto.subtle.digest('SHA-256', bytes)
    return Array.from(new Uint8Array(digest), (byte) =>
      byte.toString(16).padStart(2, '0')
    ).join('')
  }, name)

/** Waits until a part of the file has arrived. */
export const expectUnderWay = (page: Page, name: string) =>
  expect
    .poll(() =>
      page.getByRole('progressbar', { name }).getAttribute('aria-valuenow')
    )
    .toMatch(/^[1-9]\d?$/)
