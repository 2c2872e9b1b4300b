import { useLocation } from '@redwoodjs/router'

import type { Mood } from 'src/components/Face'
import StateCard from 'src/components/StateCard'
import Text from 'src/components/Text'
import { whyEmpty } from 'src/features/capture'
import { useProved } from 'src/features/kept-helpers'
import { pinOf } from 'src/features/links'
import { type SharerView, usePeerSession } from 'src/features/session'
import { useNewcomerTexts } from 'src/i18n/useNewcomerTexts'
import { useTexts } from 'src/i18n/useTexts'

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

/**
 * @returns a sentence that says who sees the screen, whether that person was
 * verified, and whether the sound is shared
 */
function useSeenBy(): string {
  const { seenBy, who } = useTexts().sharing
  const hasSound = usePeerSession((state) => state.hasSound)
  return seenBy(useProved()(who), hasSound)
}

interface StateOfShareProps {
  view: StateView
  /** whether the sharer has not invited anybody yet */
  isUninvited: boolean
}

function StateOfShare({ view, isUninvited }: StateOfShareProps) {
  const { sharing } = useTexts()
  const { strangerWaits } = useNewcomerTexts()
  const seenBy = useSeenBy()
  const emptyText = usePeerSession(({ surface }) => whyEmpty(surface))
  const hasSound = usePeerSession((state) => state.hasSound)
  const hasPin = pinOf(useLocation().hash ?? '') !== null
  // Without a key fingerprint in the link, the helper's page cannot verify the
  // caller, so it first asks the helper whether to accept the caller (PS41).
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
