import Invitation from 'src/components/Invitation'
import { useOwnName } from 'src/hooks/useOwnName'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { useViewingTexts } from 'src/hooks/useViewingTexts'

import OwnNameField from './OwnNameField'

/** The link for the person to be helped, which says who wants to help. */
function InviteSharer() {
  const viewing = useViewingTexts()
  const ownId = usePeerSession((state) => state.ownId)
  const [name] = useOwnName()

  return (
    <Invitation
      heading={viewing.inviteHeading}
      text={viewing.inviteText}
      audience="sharer"
      to={ownId && { for: 'sharer', toUserId: ownId }}
      name={name}
    >
      <OwnNameField />
    </Invitation>
  )
}

export default InviteSharer
