import { useConditionForAtLeast } from 'src/browser/timedHooks'
import {
  AnotherLink,
  type InvitationTo as Invitation,
  type UserId,
} from 'src/features/links'
import { sharerView, usePeerSession } from 'src/features/session'
import { useWordsTexts } from 'src/i18n/useWordsTexts'

/** Usually enough for a helper who has just sent a link to open the page. */
const longMs = 30_000

const toHelper = (toUserId: UserId): Invitation => ({ for: 'sharer', toUserId })

/** The helper may have a new link by now; both people would wait forever. */
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
