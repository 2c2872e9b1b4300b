import { lazyComponent } from 'src/browser/useLazyComponent'
import { usePeerSession } from 'src/features/session/ui/usePeerSession'
import { useTexts } from 'src/i18n/useTexts'

// People who were sent a link have none to send.
const Invitation = lazyComponent(
  () => import('src/features/links/ui/Invitation')
)

/** The link for a helper. */
function InviteHelper() {
  const { sharing } = useTexts()
  const ownId = usePeerSession((state) => state.ownId)

  return (
    <Invitation
      heading={sharing.inviteHeading}
      text={sharing.inviteText}
      audience="viewer"
      isBesideMainButton
      to={ownId && { for: 'viewer', fromUserId: ownId }}
    />
  )
}

export default InviteHelper
