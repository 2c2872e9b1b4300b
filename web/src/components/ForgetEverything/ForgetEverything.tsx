import { useEffect, useState } from 'react'

import Banner from 'src/components/ui/Banner'
import Button from 'src/components/ui/Button'
import { useDocumentTexts } from 'src/hooks/useDocumentTexts'
import { forgetEverything } from 'src/lib/browser/forgetEverything'

/** In the state of the history entry, which outlives the reload and nothing else. */
const marker = 'everythingForgotten'

async function forgetAndReload() {
  await forgetEverything()
  window.history.replaceState({ [marker]: true }, '')
  // What the page itself still remembers goes as well.
  window.location.reload()
}

/** One button for all that this site keeps in this browser. */
function ForgetEverything() {
  const { privacy } = useDocumentTexts()
  const [isForgotten, setIsForgotten] = useState(false)
  useEffect(
    () => setIsForgotten(Boolean(Object(window.history.state)[marker])),
    []
  )

  return isForgotten ? (
    <Banner tone="success">{privacy.forgotten}</Banner>
  ) : (
    <Button variant="danger" onClick={forgetAndReload}>
      {privacy.forget}
    </Button>
  )
}

export default ForgetEverything
