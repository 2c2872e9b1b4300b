import type { Page } from '@playwright/test'

import type { Point } from 'src/features/stage/model/pictureView'

import { openReceivePage } from './flows'
import { expect, type Participant } from './participants'
import { expectTheSharedScreen } from './picture'

declare global {
  interface Window {
    guidance?: { channel: RTCDataChannel | null; heard: string[] }
    documentPictureInPicture?: {
      requestWindow(size: object): Promise<Window>
    }
  }
}

/**
 * Stores the DataChannel of the helper's page, so that the test can send
 * messages. Call it before the viewer's page opens.
 */
export async function holdChannel({ page }: Participant): Promise<void> {
  await page.addInitScript(() => {
    const held: NonNullable<Window['guidance']> = { channel: null, heard: [] }
    window.guidance = held
    const { createDataChannel } = RTCPeerConnection.prototype
    RTCPeerConnection.prototype.createDataChannel = function (label, options) {
      const channel = createDataChannel.call(this, label, options)
      if (label !== 'dc_kinscreen') return channel
      held.channel = channel
      channel.addEventListener('message', ({ data }) => held.heard.push(data))
      return channel
    }
  })
}

interface Pair {
  sharer: Participant
  viewer: Participant
}

function keepHelpers(helpers: string): void {
  try {
    localStorage.setItem('kinscreen.helpers', helpers)
  } catch {
    // An iframe may have no access to the storage.
  }
}

/**
 * Saves the link's helper under a name, because the page shows other names as
 * unverified.
 */
async function keepHelper(
  { page }: Participant,
  link: string,
  name: string
): Promise<void> {
  const { pathname, hash } = new URL(link)
  const pin = new URLSearchParams(hash.slice(1)).get('k')
  const helper = { name, id: pathname.slice(1), pin }
  await page.addInitScript(keepHelpers, JSON.stringify([helper]))
}

export async function shareWithAnna(
  { sharer, viewer }: Pair,
  query = '',
  name = 'Anna'
) {
  await holdChannel(viewer)
  const link = await openReceivePage(viewer.page)
  await keepHelper(sharer, link, name)
  await sharer.page.goto(link.replace('#', `${query}#`))
  await sharer.page.getByRole('button').first().click()
  await expectTheSharedScreen(viewer.page)
}

/** Runs in a page, before its scripts. */
export const removeHelperWindow = (): void =>
  void Object.defineProperty(window, 'documentPictureInPicture', {
    value: undefined,
  })

/** Simulates a browser without such windows. */
export const withoutHelperWindow = (page: Page) =>
  page.addInitScript(removeHelperWindow)

/**
 * Simulates a browser that requires a click before it opens the helper window.
 */
export const refuseHelperWindow = (page: Page) =>
  page.addInitScript(() => {
    window.documentPictureInPicture!.requestWindow = () =>
      Promise.reject(new DOMException('no click', 'NotAllowedError'))
  })

export const capturedTab = { width: 1280, height: 720 }

/** Sends messages like the helper's tools. */
export async function say({ page }: Participant, ...messages: object[]) {
  await page.waitForFunction(
    () => window.guidance?.channel?.readyState === 'open'
  )
  await page.evaluate((messages) => {
    for (const message of messages) {
      const text = JSON.stringify({ v: 1, atMs: performance.now(), ...message })
      window.guidance?.channel?.send(text)
    }
  }, messages)
}

/** All messages that the helper's page has received during the call. */
export const heardBy = ({ page }: Participant): Promise<string> =>
  page.evaluate(() => window.guidance?.heard.join('\n') ?? '')

export const pointAt = (
  viewer: Participant,
  { x, y }: Point,
  { id = 1, frame = capturedTab, type = 'pointer', ...more } = {}
) =>
  say(viewer, {
    type,
    id,
    frame,
    point: { x: x / frame.width, y: y / frame.height },
    ...more,
  })

/**
 * Waits until the sharer's page has confirmed that it has drawn the annotation.
 */
export const expectDrawn = ({ page }: Participant, id: number) =>
  expect
    .poll(() => page.evaluate(() => window.guidance?.heard.join('\n')))
    .toContain(`"type":"drawn","id":${id}`)

export async function panelOf(
  { context }: Participant,
  title = 'Help from your helper'
): Promise<Page> {
  let found: Page | undefined
  await expect
    .poll(async () => {
      for (const page of context.pages()) {
        if (page.url() !== 'about:blank' || page.isClosed()) continue
        if ((await page.title()) === title) found = page
      }
      return found !== undefined
    })
    .toBe(true)
  // Restores the size of the helper window: Playwright gives new windows the
  // size of a page.
  await found!.setViewportSize({ width: 360, height: 480 })
  return found!
}

/** @returns the rows of the canvas, with red, green and blue of each pixel */
export function readCloseUp(page: Page): Promise<number[][][]> {
  return page
    .getByRole('img', { name: 'Close-up of the spot' })
    .evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas
      const copy = new OffscreenCanvas(width, height)
      const drawing = copy.getContext('2d', { willReadFrequently: true })!
      drawing.drawImage(canvas, 0, 0)
      const { data } = drawing.getImageData(0, 0, width, height)
      return Array.from({ length: height }, (_, y) =>
        Array.from({ length: width }, (_, x) => [
          ...data.slice((y * width + x) * 4, (y * width + x) * 4 + 3),
        ])
      )
    })
}
