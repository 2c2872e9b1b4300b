import styled from 'styled-components'

import { useLazyComponent } from 'src/browser/useLazyComponent'
import Banner from 'src/components/Banner'
import Button from 'src/components/Button'
import Heading from 'src/components/Heading'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import {
  type PickerCoachProps,
  whyEmpty,
  fetchPickerCoach,
} from 'src/features/capture'
import { PathAdvice } from 'src/features/network-check'
import {
  isWithoutLink,
  Newcomer,
  sharerDialogOf,
  Stranger,
  SafetyWords,
  usePeerSession,
  usePeerSessionInstance,
  type ViewerView,
} from 'src/features/session'
import { useNewcomerTexts } from 'src/i18n/useNewcomerTexts'
import { useViewingTexts } from 'src/i18n/useViewingTexts'

const Cover = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  display: grid;
  padding: ${({ theme }) => theme.space.lg};
  overflow: auto;
  background: ${({ theme }) => theme.colour.background};

  > * {
    margin: auto;
  }
`

/** As wide as its content, so that the video next to it can be clicked. */
const Notice = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  left: 0;
  display: flex;
  justify-content: center;
  max-height: 100%;
  padding: ${({ theme }) => theme.space.md};
  overflow: auto;
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
`

/**
 * Shows what the sharer sees in the screen picker, so that the helper can give
 * advice on the phone.
 */
function SharerChoosing() {
  const { choosingText } = useViewingTexts()
  const dialog = usePeerSession(sharerDialogOf)
  const PickerCoach = useLazyComponent<PickerCoachProps>(fetchPickerCoach)

  if (!dialog) return null
  return (
    <>
      <Text size="lg" align="center">
        {choosingText}
      </Text>
      {PickerCoach && <PickerCoach isForHelper dialog={dialog} />}
    </>
  )
}

/**
 * Covers the video or puts a notice over it while the video is not live. A
 * frozen frame would mislead the helper, or show something that is hidden now.
 * ViewNews announces the state to screen readers.
 */
function PictureOverlay({ view }: { view: ViewerView }) {
  const viewing = useViewingTexts()
  const session = usePeerSessionInstance()
  const { turnAway, yourWords } = useNewcomerTexts()
  const safetyWords = usePeerSession((state) => state.safetyWords)
  const isIceStuck = usePeerSession((state) => state.isIceStuck)
  const emptyText = usePeerSession(({ surface }) => whyEmpty(surface))
  const isStranger = usePeerSession(isWithoutLink)
  // Anybody who has a helper's link can call the helper, so the helper can
  // reject the caller. A sharer's link connects to that sharer only.
  const isOpenToAll = usePeerSession(
    ({ plan }) => plan.role === 'viewer' && plan.fromUserId === null
  )

  if (view === 'reconnecting' || view === 'closed') {
    return (
      <Notice>
        <Stack gap="sm" align="center">
          <Banner
            tone="warning"
            busy={view === 'reconnecting'}
            role={undefined}
          >
            {viewing[view]}
          </Banner>
          {isIceStuck && <PathAdvice />}
        </Stack>
      </Notice>
    )
  }
  if (view === 'newcomer') {
    return <Cover>{isStranger ? <Stranger /> : <Newcomer />}</Cover>
  }
  if (
    view === 'searching' ||
    view === 'choosing' ||
    view === 'hidden' ||
    view === 'empty'
  ) {
    return (
      <Cover>
        <Stack gap="sm" align="center">
          <Heading align="center">{viewing[view]}</Heading>
          {view === 'choosing' ? (
            <SharerChoosing />
          ) : (
            <Text size="lg" align="center">
              {viewing[view === 'empty' ? emptyText : (`${view}Text` as const)]}
            </Text>
          )}
          {view === 'choosing' && !isOpenToAll && safetyWords && (
            <SafetyWords label={yourWords} words={safetyWords} />
          )}
          {isIceStuck && <PathAdvice />}
          {view === 'choosing' && isOpenToAll && (
            <Button variant="secondary" onClick={session.turnCallerAway}>
              {turnAway}
            </Button>
          )}
        </Stack>
      </Cover>
    )
  }
  return null
}

export default PictureOverlay
