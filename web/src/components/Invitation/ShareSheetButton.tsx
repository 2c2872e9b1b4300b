import { useSyncExternalStore } from 'react'

import Button from 'src/components/ui/Button'
import { useInvitingTexts } from 'src/hooks/useInvitingTexts'
import { canOpenShareSheet, openShareSheet } from 'src/lib/browser/shareSheet'

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
