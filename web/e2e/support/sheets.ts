import type { Page } from '@playwright/test'

import { expect } from './participants'

interface SeededSheet {
  id: string
  title: string
  helperName: string | null
  /** 2 by default */
  stepCount?: number
}

/**
 * Stores sheets (lists of steps with screenshots) as if a person had saved
 * them. Each screenshot has one colour.
 *
 * @param base the path of the installation
 */
export async function seedSheets(
  page: Page,
  sheets: readonly SeededSheet[],
  base = ''
): Promise<void> {
  await page.evaluate(
    async ([seeded, base]) => {
      const canvas = Object.assign(document.createElement('canvas'), {
        ...{ width: 400, height: 250 },
      })
      const drawing = canvas.getContext('2d')!
      drawing.fillStyle = '#1d4ed8'
      drawing.fillRect(0, 0, 400, 250)
      const blob = await new Promise<Blob>((resolve) =>
        canvas.toBlob((made) => resolve(made!), 'image/png')
      )
      const bytes = new Uint8Array(await blob.arrayBuffer())
      const picture = { type: 'image/png', bytes, width: 400, height: 250 }
      const step = { point: { x: 0.1, y: 0.9 }, closeUp: picture, map: picture }
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(
          base ? `keyval-store ${base}` : 'keyval-store'
        )
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore('keyval')
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      const change = database.transaction('keyval', 'readwrite')
      const store = change.objectStore('keyval')
      const madeMs = Date.UTC(2026, 10, 24, 12)
      const entries = seeded.map(({ stepCount = 2, ...sheet }) => ({
        ...{ ...sheet, madeMs, stepCount },
        byteCount: 2 * stepCount * bytes.length,
      }))
      store.put(entries, 'sheets')
      for (const { stepCount = 2, ...sheet } of seeded) {
        const steps = Array.from({ length: stepCount }, (_, at) => ({
          ...{ ...step, id: at + 1 },
          words:
            at % 2 === 0
              ? { phrase: 'click-here' }
              : { text: 'Type your name' },
        }))
        store.put({ ...sheet, madeMs, steps }, `sheet ${sheet.id}`)
      }
      await new Promise((resolve) => (change.oncomplete = resolve))
      database.close()
      const prefix = base && `${base} `
      localStorage.setItem(
        `${prefix}kinscreen.sheetCount`,
        String(seeded.length)
      )
    },
    [sheets, base] as const
  )
}

/** The iframe of a sheet, whose document is the same as the saved file. */
export const paperOf = (page: Page) => page.frameLocator('main iframe')

export const picturesAreThere = (page: { evaluate: Page['evaluate'] }) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const images = Array.from(document.images)
        return (
          images.length > 0 &&
          images.every(({ complete, naturalWidth }) => complete && naturalWidth)
        )
      })
    )
    .toBe(true)
