import type { Page } from '@playwright/test'

declare global {
  interface Window {
    putForTest: (key: string, value: unknown) => Promise<void>
  }
}

/** Lets the page write to the site's IndexedDB store (idb-keyval). */
export const definePut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.putForTest = async (key, value) => {
      const open = indexedDB.open('keyval-store')
      open.onupgradeneeded = () => open.result.createObjectStore('keyval')
      await new Promise((resolve) => (open.onsuccess = resolve))
      const put = open.result
        .transaction('keyval', 'readwrite')
        .objectStore('keyval')
        .put(value, key)
      await new Promise((resolve) => (put.onsuccess = resolve))
      open.result.close()
    }
  })
