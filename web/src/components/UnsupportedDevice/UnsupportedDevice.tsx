import { Redirect, routes, useLocation } from '@redwoodjs/router'

import ErrorScreen from 'src/components/ErrorScreen'
import Troubleshooting from 'src/components/Troubleshooting'
import type { CaptureSource } from 'src/domain/capture/captureSource'
import type { UserId } from 'src/domain/invite/userId'
import { phonePath } from 'src/domain/network/sharerPath'
import { useQueryParameters } from 'src/hooks/useQueryParameters'
import { browserObstacle, thisBrowser } from 'src/lib/browser/capabilities'

interface UnsupportedDeviceProps {
  source: CaptureSource | null
  toUserId: UserId | null
}

/** Why nothing can be shown or seen from here, and the way to where it can. */
function UnsupportedDevice({ source, toUserId: to }: UnsupportedDeviceProps) {
  const { lang } = useQueryParameters()
  const { hash = '' } = useLocation()
  const obstacle = browserObstacle(thisBrowser(), source)

  if (obstacle === 'on-mobile') {
    return (
      <Redirect
        to={phonePath(routes.comingSoonOnMobile(), { to, lang, hash })}
      />
    )
  }
  return (
    <ErrorScreen code={obstacle}>
      <Troubleshooting code={obstacle} />
    </ErrorScreen>
  )
}

export default UnsupportedDevice
