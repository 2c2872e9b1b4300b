import { type ReactNode, useEffect, useState } from 'react'

import { routes } from '@redwoodjs/router'

import { config } from 'src/browser/config'
import { useConditionForAtLeast } from 'src/browser/timedHooks'
import Button from 'src/components/Button'
import ErrorScreen from 'src/components/ErrorScreen'
import NewTabLink from 'src/components/NewTabLink'
import { signallingAddress } from 'src/features/call'
import { fetchSignallingProbe } from 'src/features/network-check/fetchParts'
import {
  isOffline,
  usePeerSession,
  usePeerSessionInstance,
} from 'src/features/session'
import { useTexts } from 'src/i18n/useTexts'

const patienceMs = 2_000

/**
 * @returns whether the network blocks WebSockets but no pages. The code of this
 * test can still be loaded on such a network.
 */
async function areCallsBlocked(): Promise<boolean> {
  const { probeSignalling } = await fetchSignallingProbe()
  const probed = await probeSignalling(
    signallingAddress(config.peerServerHost, window.location.hostname)
  )
  if (typeof probed === 'object') probed.close()
  return probed === 'answers'
}

interface NetworkScreenProps {
  check?: () => Promise<boolean>
  children: ReactNode
}

/** Shows an explanation while the signalling server cannot be reached. */
function NetworkScreen({
  check = areCallsBlocked,
  children,
}: NetworkScreenProps) {
  const session = usePeerSessionInstance()
  const { common } = useTexts()
  const isOut = useConditionForAtLeast(usePeerSession(isOffline), patienceMs)

  const [isBlocked, setIsBlocked] = useState(false)

  useEffect(() => {
    if (!isOut) return
    let isHere = true
    check().then(
      (is) => isHere && is && setIsBlocked(true),
      () => {}
    )
    return () => {
      isHere = false
      setIsBlocked(false)
    }
  }, [isOut, check])

  if (!isOut) return children
  return (
    <ErrorScreen code={isBlocked ? 'calls-blocked' : 'network'}>
      <Button size="lg" icon="reload" onClick={session.retry}>
        {common.tryAgain}
      </Button>
      <NewTabLink href={routes.networkCheck()}>
        {common.testConnection}
      </NewTabLink>
    </ErrorScreen>
  )
}

export default NetworkScreen
