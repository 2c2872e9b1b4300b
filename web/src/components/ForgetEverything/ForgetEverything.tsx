import { useEffect, useState } from 'react'

import Banner from 'src/components/ui/Banner'
import Button from 'src/components/ui/Button'
import { useDocumentTexts } from 'src/hooks/useDocumentTexts'
import { forgetEverything } from 'src/lib/browser/forgetEverything'
import { reloadWith, takeReload } from 'src/lib/browser/reloadWith'

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
