import { useSyncExternalStore } from 'react'

import { canOpenShareSheet, openShareSheet } from 'src/browser/shareSheet'
import Button from 'src/components/Button'
import { useInvitingTexts } from 'src/i18n/useInvitingTexts'

const never = () => () => {}

/** Opens the system’s own share sheet, where there is one. */
function ShareSheetButton({ link, text }: { link: string; text: string }) {
  const inviting = useInvitingTexts()
  const canOpen = useSyncExternalStore(never, canOpenShareSheet, () => false)

  if (!canOpen) return null
  return (
    <Button
      variant="secondary"
      icon="share"
      disabled={!link}
      onClick={() => openShareSheet(text, link)}
      fullWidth
    >
      {inviting.share}
    </Button>
  )
}

export default ShareSheetButton
