import { useLocation } from '@redwoodjs/router'

import type { Mood } from 'src/components/ui/Face'
import StateCard from 'src/components/ui/StateCard'
import Text from 'src/components/ui/Text'
import { whyEmpty } from 'src/domain/capture/surface'
import { type SharerView } from 'src/domain/peerSession/selectors'
import { pinOf } from 'src/domain/proof/pin'
import { useNewcomerTexts } from 'src/hooks/useNewcomerTexts'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { useSeenBy } from 'src/hooks/useSeenBy'
import { useTexts } from 'src/hooks/useTexts'

export type SharingView = Exclude<SharerView, 'ready' | 'choosing'>

type StateView = Exclude<SharingView, 'newcomer' | 'alarm'>

const moods: Record<StateView, Mood> = {
  waiting: 'waiting',
  searching: 'waiting',
  sharing: 'watching',
  empty: 'asleep',
  hidden: 'hidden',
  reconnecting: 'asleep',
}

interface StateOfShareProps {
  view: StateView
  /** nobody has been asked to help yet */
  isUninvited: boolean
}

/** How things are, and who sees the screen: said here and nowhere else on the page. */
function StateOfShare({ view, isUninvited }: StateOfShareProps) {
  const { sharing } = useTexts()
  const { strangerWaits } = useNewcomerTexts()
  const seenBy = useSeenBy()
  const emptyText = usePeerSession(({ surface }) => whyEmpty(surface))
  const hasSound = usePeerSession((state) => state.hasSound)
  const hasPin = pinOf(useLocation().hash ?? '') !== null
  // The helper is asked first (PS41).
  const isAskedAbout = !isUninvited && !hasPin
  const texts: Record<StateView, string> = {
    waiting: isAskedAbout ? strangerWaits : sharing.waitingText,
    searching: sharing.searchingText,
    sharing: seenBy,
    empty: sharing[emptyText],
    hidden: hasSound ? sharing.hiddenSoundText : sharing.hiddenText,
    reconnecting: sharing.reconnectingText,
  }

  return (
    <StateCard mood={moods[view]} title={sharing[view]}>
      <Text size="lg">{texts[view]}</Text>
    </StateCard>
  )
}

export default StateOfShare
