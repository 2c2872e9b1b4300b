import { lazyComponent } from 'src/hooks/useLazyComponent/lazyComponent'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { useTexts } from 'src/hooks/useTexts'

// Who was sent a link has none to send.
const Invitation = lazyComponent(
  () => import('src/components/Invitation/Invitation')
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
