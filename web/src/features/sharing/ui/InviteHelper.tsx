import { lazyComponent } from 'src/browser/useLazyComponent'
import { useOwnPin } from 'src/features/proof/ui/useOwnPin'
import { usePeerSession } from 'src/features/session/ui/usePeerSession'
import { useTexts } from 'src/i18n/useTexts'

// Who was sent a link has none to send.
const Invitation = lazyComponent(
  () => import('src/features/links/ui/Invitation')
)

/** The link for a helper. */
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
