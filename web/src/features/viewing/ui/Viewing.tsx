import { useState } from 'react'

import styled from 'styled-components'

import { useLazyComponent } from 'src/browser/useLazyComponent'
import Above from 'src/components/Above'
import Button from 'src/components/Button'
import ErrorScreen from 'src/components/ErrorScreen'
import Wide from 'src/components/Wide'
import { useArrivalChime } from 'src/features/chat/ui/useArrivalChime'
import { useLentId } from 'src/features/kept-helpers/ui/useLentId'
import type { UserId } from 'src/features/links/model/userId'
import NetworkScreen from 'src/features/network-check/ui/NetworkScreen'
import type { ViewerRingingProps } from 'src/features/ring/ui/ViewerRinging'
import {
  farewell,
  isStrangerAsking,
  viewerView,
} from 'src/features/session/model/selectors'
import { usePeerSessionInstance } from 'src/features/session/ui/PeerSessionContext'
import { usePeerSession } from 'src/features/session/ui/usePeerSession'
import { usePeerSessionPlan } from 'src/features/session/ui/usePeerSessionPlan'
import { useTexts } from 'src/i18n/useTexts'
import { useViewingTexts } from 'src/i18n/useViewingTexts'

import { fetchViewerPart } from './fetchViewerPart'
import SharerGone from './SharerGone'
import SignInLink from './SignInLink'
import { useIsLinkDamaged } from './useIsLinkDamaged'
import ViewerScreen from './ViewerScreen'
import ViewNews from './ViewNews'
import WaitingForSharer from './WaitingForSharer'

const RingingPlace = styled.div`
  &:empty {
    display: none;
  }
`

const fetchStranger = fetchViewerPart('Stranger')
const fetchRinging = () => import('src/features/ring/ui/ViewerRinging')

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
