import { Component, type ComponentType, type ReactNode, useEffect } from 'react'

import { useLocation } from '@redwoodjs/router'

import { errorCodeOf } from 'src/browser/errors/errorHandling'
import { listen } from 'src/browser/listen'
import Button from 'src/components/Button'
import ErrorScreen from 'src/components/ErrorScreen'
import { useTexts } from 'src/i18n/useTexts'

import ErrorWatcher from './ErrorWatcher'
import NewVersion from './NewVersion'

type PageErrorBoundaryProps = {
  page?: ComponentType<ErrorPageProps>
  children?: ReactNode
}

interface ErrorPageProps {
  error: unknown
}

interface BoundaryProps {
  page: ComponentType<ErrorPageProps>
  /** the path; when it changes, the boundary renders its children again */
  place: string
  children?: ReactNode
}

type BoundaryState = { failure: { error: unknown } | null }

/** Catches render errors of a page, so that the layout stays. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null }

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } }
  }

  override componentDidUpdate({ place }: BoundaryProps) {
    if (place !== this.props.place && this.state.failure) {
      this.setState({ failure: null })
    }
  }

  override render() {
    const { page: Page, children } = this.props
    const { failure } = this.state
    return failure ? <Page error={failure.error} /> : children
  }
}

const reloadPage = () => window.location.reload()

interface PageFailureProps extends ErrorPageProps {
  reload?: () => void
}

/** If the page could not be fetched, it reloads when the network is back. */
export function PageFailure({ error, reload = reloadPage }: PageFailureProps) {
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

const PageErrorBoundary = ({
  page = PageFailure,
  children,
}: PageErrorBoundaryProps) => (
  <>
    <Boundary page={page} place={useLocation().pathname}>
      <ErrorWatcher>{children}</ErrorWatcher>
    </Boundary>
    <NewVersion />
  </>
)

export default PageErrorBoundary
