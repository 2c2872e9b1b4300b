import type { ComponentType, ReactNode } from 'react'

import { useLocation } from '@redwoodjs/router'

import { Boundary, type ErrorPageProps } from './Boundary'
import ErrorWatcher from './ErrorWatcher'
import NewVersion from './NewVersion'
import PageFailure from './PageFailure'

type PageErrorBoundaryProps = {
  page?: ComponentType<ErrorPageProps>
  children?: ReactNode
}

/** A page that fails leaves the frame around it standing, and the way on. */
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
