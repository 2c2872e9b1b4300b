import Invitation from 'src/components/Invitation'
import { isFirmName } from 'src/domain/invite/firmName'
import { useLazyComponent } from 'src/hooks/useLazyComponent'
import { useOwnName } from 'src/hooks/useOwnName'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { useViewingTexts } from 'src/hooks/useViewingTexts'

import OwnNameField from './OwnNameField'

const fetchKeepLink = () => import('./KeepLink')

/** The link for the person to be helped, which says who wants to help. */
function InviteSharer() {
  const viewing = useViewingTexts()
  const ownId = usePeerSession((state) => state.ownId)
  const [name] = useOwnName()
  const KeepLink = useLazyComponent(fetchKeepLink)

  return (
    <>
      <Invitation
        heading={viewing.inviteHeading}
        text={viewing.inviteText}
        audience="sharer"
        to={ownId && { for: 'sharer', toUserId: ownId }}
        // It would be shown to nobody, and they would be asked who has called.
        name={name && !isFirmName(name) ? name : null}
      >
        <OwnNameField />
      </Invitation>
      {KeepLink && <KeepLink />}
    </>
  )
}

export default InviteSharer
