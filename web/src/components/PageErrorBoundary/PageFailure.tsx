import ErrorScreen from 'src/components/ErrorScreen'
import Button from 'src/components/ui/Button'
import { errorCodeOf } from 'src/domain/errors/errorCodeOf'
import { useTexts } from 'src/hooks/useTexts'

import type { ErrorPageProps } from './Boundary'

const reload = () => window.location.reload()

/** Takes the place of a page that could not be shown. */
function PageFailure({ error }: ErrorPageProps) {
  const { common } = useTexts()

  return (
    <ErrorScreen code={errorCodeOf(error)} inline>
      <Button size="lg" icon="reload" onClick={reload}>
        {common.tryAgain}
      </Button>
    </ErrorScreen>
  )
}

export default PageFailure
