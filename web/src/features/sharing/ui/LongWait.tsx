import { useConditionForAtLeast } from 'src/browser/timedHooks'
import {
  AnotherLink,
  type InvitationTo as Invitation,
  type UserId,
} from 'src/features/links'
import { sharerView, usePeerSession } from 'src/features/session'
import { useWordsTexts } from 'src/i18n/useWordsTexts'

/** A helper who has just sent a link usually opens the page within 30 s. */
const longMs = 30_000

const toHelper = (toUserId: UserId): Invitation => ({ for: 'sharer', toUserId })

/**
 * Suggests after 30 s that the link may be outdated. Otherwise both people
 * would wait forever if the helper now has a new link.
 */
function LongWait() {
  const { oldLink } = useWordsTexts()
  const isWaiting = usePeerSession(
    (state) =>
      state.plan.role === 'sharer' &&
      state.plan.toUserId !== null &&
      sharerView(state) === 'waiting'
  )
  const isLong = useConditionForAtLeast(isWaiting, longMs)

  return (
    <div role="status">
      {isLong && <AnotherLink to={toHelper} text={oldLink} />}
    </div>
  )
}

export default LongWait
