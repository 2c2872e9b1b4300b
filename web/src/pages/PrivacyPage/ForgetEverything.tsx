import { useEffect, useState } from 'react'

import { clear } from 'idb-keyval'

import { endPushSubscription } from 'src/browser/endPushSubscription'
import { reloadWith, takeReload } from 'src/browser/reloadWith'
import Banner from 'src/components/Banner'
import Button from 'src/components/Button'
import { removeServiceWorker } from 'src/features/sheets'
import { useDocumentTexts } from 'src/i18n/useDocumentTexts'

const marker = 'forgotten'

/**
 * Deletes everything that this site has stored in this browser: settings,
 * names, keys, kept links and helpers, the push subscription, and the service
 * worker with its cache. Never throws: a store that the browser blocks contains
 * nothing.
 */
async function forgetEverything(): Promise<void> {
  await endPushSubscription()
  const stores = [() => window.localStorage, () => window.sessionStorage]
  for (const find of stores) {
    try {
      find().clear()
    } catch {
      // The browser blocks the store.
    }
  }
  await clear().catch(() => {})
  await removeServiceWorker()
}

async function forget() {
  await forgetEverything()
  reloadWith(marker)
}

/** A button that deletes everything this site has stored in this browser. */
function ForgetEverything() {
  const { privacy } = useDocumentTexts()
  const [isForgotten, setIsForgotten] = useState(false)
  useEffect(() => {
    if (takeReload(marker)) setIsForgotten(true)
  }, [])

  return isForgotten ? (
    <Banner tone="success">{privacy.forgotten}</Banner>
  ) : (
    <Button variant="secondary" onClick={forget}>
      {privacy.forget}
    </Button>
  )
}

export default ForgetEverything
