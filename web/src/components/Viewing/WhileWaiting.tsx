import { routes } from '@redwoodjs/router'

import SpokenWordsForm from 'src/components/SpokenWordsForm'
import Checkbox from 'src/components/ui/Checkbox'
import Disclosure from 'src/components/ui/Disclosure'
import NewTabLink from 'src/components/ui/NewTabLink'
import Stack from 'src/components/ui/Stack'
import type { Invitation } from 'src/domain/invite/inviteLink'
import type { UserId } from 'src/domain/invite/userId'
import { useKeptText } from 'src/hooks/useKeptText'
import { useTexts } from 'src/hooks/useTexts'
import { useViewingTexts } from 'src/hooks/useViewingTexts'
import { useWordsTexts } from 'src/hooks/useWordsTexts'
import { keptChime } from 'src/lib/browser/preferences'

const toSharer = (fromUserId: UserId): Invitation => ({
  for: 'viewer',
  fromUserId,
})

interface WhileWaitingProps {
  /** the viewer has come first, and may be told a sharer’s words */
  isFirst: boolean
}

/** What a helper may want to see to before the other person comes. */
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

export default WhileWaiting
