import { type ReactNode, useSyncExternalStore } from 'react'

import { Redirect, routes } from '@redwoodjs/router'

import ErrorScreen from 'src/components/ErrorScreen'
import { captureObstacle, thisBrowser } from 'src/lib/browser/capabilities'

const never = () => () => {}
const find = () => captureObstacle(thisBrowser())

/** Its children, where the browser can capture a screen; else what to do instead. */
const RequireDisplayCapture = ({ children }: { children: ReactNode }) => {
  const obstacle = useSyncExternalStore(never, find, () => null)

  if (obstacle === 'on-mobile') {
    return <Redirect to={routes.comingSoonOnMobile()} />
  }
  return obstacle ? <ErrorScreen code={obstacle} /> : children
}

export default RequireDisplayCapture
