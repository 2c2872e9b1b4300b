import { useEffect } from 'react'

import { errorCodeOf } from 'src/browser/errors/errorHandling'
import { listen } from 'src/browser/listen'
import Button from 'src/components/Button'
import ErrorScreen from 'src/components/ErrorScreen'
import { useTexts } from 'src/i18n/useTexts'

import type { ErrorPageProps } from './Boundary'

const reloadPage = () => window.location.reload()

interface PageFailureProps extends ErrorPageProps {
  reload?: () => void
}

/** Takes the place of a page that could not be shown, until the network is back. */
function PageFailure({ error, reload = reloadPage }: PageFailureProps) {
  const { common } = useTexts()
  const code = errorCodeOf(error)

  useEffect(
    () => (code === 'network' ? listen(window, 'online', reload) : undefined),
    [code, reload]
  )

  return (
    <ErrorScreen code={code} inline>
      <Button size="lg" icon="reload" onClick={reload}>
        {common.tryAgain}
      </Button>
    </ErrorScreen>
  )
}

export default PageFailure
