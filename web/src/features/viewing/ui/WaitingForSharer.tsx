import { routes } from '@redwoodjs/router'

import { keptChime, useKeptText } from 'src/browser/preferences'
import Button from 'src/components/Button'
import Checkbox from 'src/components/Checkbox'
import Disclosure from 'src/components/Disclosure'
import Heading from 'src/components/Heading'
import NewTabLink from 'src/components/NewTabLink'
import Stack from 'src/components/Stack'
import StateCard from 'src/components/StateCard'
import Text from 'src/components/Text'
import TwoColumns from 'src/components/TwoColumns'
import {
  type InvitationTo as Invitation,
  SpokenWordsForm,
  type UserId,
} from 'src/features/links'
import {
  viewerIdClaimOf,
  usePeerSession,
  usePeerSessionInstance,
} from 'src/features/session'
import { useNewcomerTexts } from 'src/i18n/useNewcomerTexts'
import { useTexts } from 'src/i18n/useTexts'
import { useViewingTexts } from 'src/i18n/useViewingTexts'
import { useWordsTexts } from 'src/i18n/useWordsTexts'

import InviteSharer from './InviteSharer'

const toSharer = (fromUserId: UserId): Invitation => ({
  for: 'viewer',
  fromUserId,
})

interface WhileWaitingProps {
  /**
   * whether the page shows the helper's own link. Such a helper may also type
   * the four words of a sharer's id, heard on the phone.
   */
  isFirst: boolean
}

function WhileWaiting({ isFirst }: WhileWaitingProps) {
  const { common } = useTexts()
  const viewing = useViewingTexts()
  const words = useWordsTexts()
  const [chime, keepChime] = useKeptText(keptChime)

  return (
    <Stack gap="sm">
      <Checkbox
        checked={chime !== 'off'}
        onChange={(isOn) => keepChime(isOn ? null : 'off')}
      >
        {viewing.chime}
      </Checkbox>
      <NewTabLink href={routes.networkCheck()} fullWidth>
        {common.testConnection}
      </NewTabLink>
      {isFirst && (
        <Disclosure label={words.heading}>
          <SpokenWordsForm to={toSharer} />
        </Disclosure>
      )}
    </Stack>
  )
}

/**
 * Asks the viewer to wait for the sharer. At the helper's own link, also shows
 * the link to send.
 */
function WaitingForSharer({ fromUserId }: { fromUserId: UserId | null }) {
  const viewing = useViewingTexts()
  const session = usePeerSessionInstance()
  const { admitAtViewer } = useNewcomerTexts()
  const claim = usePeerSession(viewerIdClaimOf)
  const isFirst = fromUserId === null
  const text = isFirst ? viewing.keepOpen : viewing.fromText
  const waiting = (
    <>
      {claim === 'none' ? (
        <Stack gap="md" align="center">
          <Text size="lg" align="center">
            {text}
          </Text>
          <Button size="xl" onClick={session.claimViewerId} fullWidth>
            {admitAtViewer}
          </Button>
        </Stack>
      ) : (
        <StateCard mood="waiting" title={viewing.waiting} isFromStart>
          <Text>{claim === 'asking' ? viewing.askedForScreen : text}</Text>
        </StateCard>
      )}
      <WhileWaiting isFirst={isFirst} />
    </>
  )

  if (!isFirst) {
    return (
      <Stack gap="lg">
        <Heading align="center">{viewing.fromTitle}</Heading>
        {waiting}
      </Stack>
    )
  }
  return (
    <TwoColumns beside={waiting}>
      <Heading>{viewing.title}</Heading>
      <InviteSharer />
    </TwoColumns>
  )
}

export default WaitingForSharer
