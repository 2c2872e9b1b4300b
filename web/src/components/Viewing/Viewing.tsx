import { useState } from 'react'

import styled from 'styled-components'

import ErrorScreen from 'src/components/ErrorScreen'
import NetworkScreen from 'src/components/NetworkScreen'
import type { ViewerRingingProps } from 'src/components/Ringing/ViewerRinging'
import Above from 'src/components/ui/Above'
import Button from 'src/components/ui/Button'
import Wide from 'src/components/ui/Wide'
import { usePeerSessionInstance } from 'src/context/PeerSessionContext'
import type { UserId } from 'src/domain/invite/userId'
import {
  farewell,
  isStrangerAsking,
  viewerView,
} from 'src/domain/peerSession/selectors'
import { useArrivalChime } from 'src/hooks/useArrivalChime'
import { useIsLinkDamaged } from 'src/hooks/useIsLinkDamaged'
import { useLazyComponent } from 'src/hooks/useLazyComponent'
import { useLentId } from 'src/hooks/useLentId'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { usePeerSessionPlan } from 'src/hooks/usePeerSessionPlan'
import { useTexts } from 'src/hooks/useTexts'
import { useViewingTexts } from 'src/hooks/useViewingTexts'

import SharerGone from './SharerGone'
import SignInLink from './SignInLink'
import ViewerScreen from './ViewerScreen'
import ViewNews from './ViewNews'
import WaitingForSharer from './WaitingForSharer'

const RingingPlace = styled.div`
  &:empty {
    display: none;
  }
`

const fetchStranger = () => import('src/components/Newcomer/Stranger')
const fetchRinging = () => import('src/components/Ringing/ViewerRinging')

/** Everything the viewer sees, from the link to the picture and back. */
function Viewing({ fromUserId }: { fromUserId: UserId | null }) {
  // Nobody can be recognised by it, and so nobody is disturbed.
  const isDamaged = useIsLinkDamaged(fromUserId)
  const isReady = useLentId(fromUserId === null) && !isDamaged
  usePeerSessionPlan(isReady ? 'viewer' : null, fromUserId)
  useArrivalChime()
  const session = usePeerSessionInstance()
  const { common } = useTexts()
  const viewing = useViewingTexts()
  const error = usePeerSession((state) => state.error)
  const ended = usePeerSession(farewell)
  const view = usePeerSession(viewerView)
  const isAsked = usePeerSession(isStrangerAsking)
  const Stranger = useLazyComponent(isAsked ? fetchStranger : null)
  const Ringing = useLazyComponent<ViewerRingingProps>(fetchRinging)
  const [ringingPlace, setRingingPlace] = useState<HTMLElement | null>(null)

  if (isDamaged) {
    return <SharerGone outcome="sharer-not-proved" fromUserId={fromUserId} />
  }
  if (error) {
    return (
      <ErrorScreen code={error}>
        {error === 'sign-in-required' ? (
          <SignInLink />
        ) : (
          <>
            {error === 'already-viewing' && (
              <Button size="lg" onClick={session.takeSeat}>
                {viewing.continueHere}
              </Button>
            )}
            <Button
              size="lg"
              variant={error === 'already-viewing' ? 'secondary' : 'primary'}
              icon="reload"
              onClick={session.retry}
            >
              {common.tryAgain}
            </Button>
          </>
        )}
      </ErrorScreen>
    )
  }
  return (
    <>
      <ViewNews view={view} />
      <Above $minHeight="0">
        {Ringing && <Ringing place={ringingPlace} />}
        {Stranger && !ended && <Stranger />}
      </Above>
      {view !== 'waiting' ? (
        <Wide>
          <ViewerScreen view={view} />
        </Wide>
      ) : (
        <NetworkScreen>
          {ended ? (
            <SharerGone
              outcome={ended}
              fromUserId={fromUserId}
              ringing={
                <>
                  {Stranger && <Stranger />}
                  <RingingPlace ref={setRingingPlace} />
                </>
              }
            />
          ) : (
            <WaitingForSharer fromUserId={fromUserId} />
          )}
        </NetworkScreen>
      )}
    </>
  )
}

export default Viewing
