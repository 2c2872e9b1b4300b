import Invitation from 'src/components/Invitation'
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
        name={name}
      >
        <OwnNameField />
      </Invitation>
      {KeepLink && <KeepLink />}
    </>
  )
}

export default InviteSharer
