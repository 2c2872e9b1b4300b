import { useEffect, useState } from 'react'

import { reloadWith, takeReload } from 'src/browser/reloadWith'
import Banner from 'src/components/Banner'
import Button from 'src/components/Button'
import { useDocumentTexts } from 'src/i18n/useDocumentTexts'

import { forgetEverything } from './forgetEverything'

const marker = 'forgotten'

async function forget() {
  await forgetEverything()
  reloadWith(marker)
}

/** One button for all that this site keeps in this browser. */
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
