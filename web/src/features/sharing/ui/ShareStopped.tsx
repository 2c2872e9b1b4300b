import { Suspense } from 'react'

import { useLazyComponent } from 'src/browser/useLazyComponent'
import { QuietList } from 'src/components/ErrorScreen'
import Stack from 'src/components/Stack'
import StateCard from 'src/components/StateCard'
import type { AfterShareProps } from 'src/features/after-share'
import { usePeerSession } from 'src/features/session'
import { useTexts } from 'src/i18n/useTexts'

import { fetchSharerPart } from './fetchSharerPart'
import InviteHelper from './InviteHelper'
import ShareScreenButton from './ShareScreenButton'
import type { ToKeepProps } from './ToKeep'

export const fetchAfterShare = fetchSharerPart('AfterShare')
const fetchToKeep = fetchSharerPart('ToKeep')

/**
 * After a share, offers to save the helper and the instructions. Loaded on
 * demand, because it is not needed earlier.
 */
export function ForNextTime(props: ToKeepProps) {
  const ToKeep = useLazyComponent<ToKeepProps>(fetchToKeep)
  return ToKeep && <ToKeep {...props} />
}

interface ShareStoppedProps {
  /** whether this is the sharer's own link, which must be sent to the helper */
  isBroadcast: boolean
}

function ShareStopped({ isBroadcast }: ShareStoppedProps) {
  const { sharing } = useTexts()
  const AfterShare = useLazyComponent<AfterShareProps>(fetchAfterShare)
  const isGone = usePeerSession((state) => state.outcome === 'surface-gone')

  return (
    <Stack gap="lg">
      <StateCard
        mood={isGone ? 'puzzled' : 'done'}
        title={isGone ? sharing.surfaceGone : sharing.stopped}
      />
      <ShareScreenButton />
      <QuietList>
        {AfterShare && <AfterShare isHeard />}
        <ForNextTime hasHelper />
      </QuietList>
      {isBroadcast && (
        <Suspense fallback={null}>
          <InviteHelper />
        </Suspense>
      )}
    </Stack>
  )
}

export default ShareStopped
