import { useLazyComponent } from 'src/browser/useLazyComponent'
import { Invitation, isFirmName } from 'src/features/links'
import { useOwnPin } from 'src/features/proof'
import { usePeerSession } from 'src/features/session'
import { useViewingTexts } from 'src/i18n/useViewingTexts'

import OwnNameField, { useOwnName } from './OwnNameField'

const fetchKeepLink = () => import('./KeepLink')

/** Shows the link to send to the sharer. It contains the helper's name. */
function InviteSharer() {
  const viewing = useViewingTexts()
  const ownId = usePeerSession((state) => state.ownId)
  const pin = useOwnPin(ownId)
  const [name] = useOwnName()
  const KeepLink = useLazyComponent(fetchKeepLink)

  return (
    <>
      <Invitation
        heading={viewing.inviteHeading}
        text={viewing.inviteText}
        audience="sharer"
        to={ownId && { for: 'sharer', toUserId: ownId }}
        pin={pin}
        // The name of a firm is left out: the sharer's page would not show it,
        // and would first ask whether somebody has called the sharer.
        name={name && !isFirmName(name) ? name : null}
      >
        <OwnNameField />
      </Invitation>
      {KeepLink && <KeepLink />}
    </>
  )
}

export default InviteSharer
