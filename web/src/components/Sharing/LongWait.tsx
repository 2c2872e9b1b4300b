import AnotherLink from 'src/components/SpokenWordsForm/AnotherLink'
import type { Invitation } from 'src/domain/invite/inviteLink'
import type { UserId } from 'src/domain/invite/userId'
import { sharerView } from 'src/domain/peerSession/selectors'
import { useConditionForAtLeast } from 'src/hooks/useConditionForAtLeast'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { useWordsTexts } from 'src/hooks/useWordsTexts'

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
