import { lazyComponent } from 'src/browser/useLazyComponent'
import { fetchInvitation } from 'src/features/links'
import { useOwnPin } from 'src/features/proof'
import { usePeerSession } from 'src/features/session'
import { useTexts } from 'src/i18n/useTexts'

// Loaded on demand, because people who have opened a helper's link need no
// invitation.
const Invitation = lazyComponent(fetchInvitation)

function InviteHelper() {
  const { sharing } = useTexts()
  const ownId = usePeerSession((state) => state.ownId)
  const pin = useOwnPin(ownId)

  return (
    <Invitation
      heading={sharing.inviteHeading}
      text={sharing.inviteText}
      audience="viewer"
      isBesideMainButton
      to={ownId && { for: 'viewer', fromUserId: ownId }}
      pin={pin}
    />
  )
}

export default InviteHelper
