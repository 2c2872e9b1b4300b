import { Redirect, routes, useLocation } from '@redwoodjs/router'

import type { CaptureSource } from 'src/browser/canCapture'
import { browserObstacle, thisBrowser } from 'src/browser/capabilities'
import ErrorScreen from 'src/components/ErrorScreen'
import { phonePath } from 'src/features/call'
import { useQueryParameters, type UserId } from 'src/features/links'
import { Troubleshooting } from 'src/features/network-check'

interface UnsupportedDeviceProps {
  source: CaptureSource | null
  toUserId: UserId | null
}

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
