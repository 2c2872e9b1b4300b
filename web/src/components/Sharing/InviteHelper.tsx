import styled from 'styled-components'

import { useLater } from 'src/hooks/useLater'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { useTexts } from 'src/hooks/useTexts'

// Room for what comes, so that the buttons below stay where they are.
const Place = styled.div`
  min-height: 24rem;
`

const fetchInvitation = () => import('src/components/Invitation/Invitation')

/** The link for a helper. It comes after the page: who was sent a link has none to send. */
const InviteHelper = () => {
  const { sharing } = useTexts()
  const ownId = usePeerSession((state) => state.ownId)
  const Invitation = useLater(fetchInvitation)

  return (
    <Place>
      {Invitation && (
        <Invitation
          heading={sharing.inviteHeading}
          text={sharing.inviteText}
          audience="viewer"
          to={ownId && { for: 'viewer', fromUserId: ownId }}
        />
      )}
    </Place>
  )
}

export default InviteHelper
