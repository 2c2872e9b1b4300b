import { type ComponentPropsWithoutRef, useState } from 'react'

import styled from 'styled-components'

import { routes, useLocation } from '@redwoodjs/router'

import { useLazyComponent } from 'src/browser/useLazyComponent'
import Above from 'src/components/Above'
import Button, { ButtonLink } from 'src/components/Button'
import ErrorScreen from 'src/components/ErrorScreen'
import VisuallyHidden from 'src/components/VisuallyHidden'
import { useArrivalChime } from 'src/features/chat'
import { useLentId } from 'src/features/kept-helpers'
import { pinOf, type UserId } from 'src/features/links'
import { NetworkScreen } from 'src/features/network-check'
import { fetchViewerRinging } from 'src/features/ring'
import type { ViewerRingingProps } from 'src/features/ring'
import {
  farewell,
  isStrangerAsking,
  usePeerSession,
  usePeerSessionInstance,
  usePeerSessionPlan,
  viewerView,
  type ViewerView,
} from 'src/features/session'
import { useTexts } from 'src/i18n/useTexts'
import { useViewingTexts } from 'src/i18n/useViewingTexts'

import { fetchViewerPart } from './fetchViewerPart'
import SharerGone from './SharerGone'
import ViewerScreen from './ViewerScreen'
import WaitingForSharer from './WaitingForSharer'

const RingingPlace = styled.div`
  &:empty {
    display: none;
  }
`

const fetchStranger = fetchViewerPart('Stranger')

function SignInLink() {
  const { signIn } = useViewingTexts()
  const { pathname: redirectTo } = useLocation()

  return (
    <ButtonLink to={routes.operatorSignIn({ redirectTo })} size="lg">
      {signIn}
    </ButtonLink>
  )
}

/**
 * Announces the state to screen readers. The live region is rendered before its
 * text: some screen readers do not announce a region that is inserted together
 * with its text.
 */
function ViewNews({ view }: { view: ViewerView }) {
  const viewing = useViewingTexts()
  const news = {
    ...viewing,
    // announced by another element of the page
    waiting: null,
    // announced by the question whether to accept the caller
    newcomer: null,
    watching: viewing.arrivedTitle,
  }

  return <VisuallyHidden role="status">{news[view]}</VisuallyHidden>
}

/**
 * @param otherId the sharer's id in the link; null at the helper's own link
 * @returns whether the key fingerprint in a sharer's link is damaged
 */
const useIsLinkDamaged = (otherId: UserId | null): boolean =>
  pinOf(useLocation().hash ?? '') === 'damaged' && otherId !== null

const Room = styled.div`
  min-width: 0;
  min-height: 0;
`

/** A container whose content may be wider than the usual 500 px. */
export const Wide = (props: ComponentPropsWithoutRef<'div'>) => (
  <Room data-wide {...props} />
)

function Viewing({ fromUserId }: { fromUserId: UserId | null }) {
  // A link with a damaged key fingerprint can verify nobody, so the page does
  // not connect.
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
  const Ringing = useLazyComponent<ViewerRingingProps>(fetchViewerRinging)
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
              <Button size="lg" onClick={session.claimViewerId}>
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
