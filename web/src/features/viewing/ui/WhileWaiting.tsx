import { routes } from '@redwoodjs/router'

import { keptChime } from 'src/browser/preferences'
import { useKeptText } from 'src/browser/useKeptText'
import Checkbox from 'src/components/Checkbox'
import Disclosure from 'src/components/Disclosure'
import NewTabLink from 'src/components/NewTabLink'
import Stack from 'src/components/Stack'
import type { Invitation } from 'src/features/links/model/inviteLink'
import type { UserId } from 'src/features/links/model/userId'
import SpokenWordsForm from 'src/features/links/ui/SpokenWordsForm'
import { useTexts } from 'src/i18n/useTexts'
import { useViewingTexts } from 'src/i18n/useViewingTexts'
import { useWordsTexts } from 'src/i18n/useWordsTexts'

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
