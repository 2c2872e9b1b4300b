import { useEffect, useState } from 'react'

import { clear } from 'src/browser/database'
import { endPushSubscription } from 'src/browser/endPushSubscription'
import { reloadWith, takeReload } from 'src/browser/reloadWith'
import { clearOwn } from 'src/browser/storage'
import Banner from 'src/components/Banner'
import Button from 'src/components/Button'
import { removeServiceWorker } from 'src/features/sheets'
import { useDocumentTexts } from 'src/i18n/useDocumentTexts'

const marker = 'forgotten'

/**
 * Deletes settings, names, keys, permanent links, saved helpers, the push
 * subscription, and the service worker with its cache. Never throws: a storage
 * that the browser blocks contains nothing.
 */
async function forgetEverything(): Promise<void> {
  await endPushSubscription()
  clearOwn(() => window.localStorage)
  clearOwn(() => window.sessionStorage)
  await clear().catch(() => {})
  await removeServiceWorker()
}

async function forget() {
  await forgetEverything()
  reloadWith(marker)
}

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
