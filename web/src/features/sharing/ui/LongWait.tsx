import { useConditionForAtLeast } from 'src/browser/useConditionForAtLeast'
import {
  AnotherLink,
  type InvitationTo as Invitation,
  type UserId,
} from 'src/features/links'
import { sharerView, usePeerSession } from 'src/features/session'
import { useWordsTexts } from 'src/i18n/useWordsTexts'

/** A helper who has sent a link just now opens the page within that time. */
const longMs = 30_000

const toHelper = (toUserId: UserId): Invitation => ({ for: 'sharer', toUserId })

/** A link may lead to nobody: the helper has another by now, and both would wait. */
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
