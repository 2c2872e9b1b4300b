import { useLazyComponent } from 'src/browser/useLazyComponent'
import type { HelperChatProps } from 'src/features/chat'
import type { StepsPanelProps } from 'src/features/steps'

import { fetchViewerPart } from './fetchViewerPart'

const fetchChat = fetchViewerPart('HelperChat')
const fetchSteps = fetchViewerPart('HelperSteps')

export type Side = 'chat' | 'steps' | 'steps-to-use' | null

export const hasSteps = (side: Side): boolean =>
  side === 'steps' || side === 'steps-to-use'

interface BesidePictureProps {
  side: Side
  /** whether the video is live, so that the helper can annotate it */
  isLive: boolean
  onClose: () => void
}

function BesidePicture({ side, isLive, onClose }: BesidePictureProps) {
  const HelperChat = useLazyComponent<HelperChatProps>(fetchChat)
  const HelperSteps = useLazyComponent<StepsPanelProps>(
    hasSteps(side) ? fetchSteps : null
  )

  if (side === 'chat') return HelperChat && <HelperChat onClose={onClose} />
  if (!hasSteps(side) || !isLive) return null
  return (
    HelperSteps && (
      <HelperSteps takesFocus={side === 'steps-to-use'} onClose={onClose} />
    )
  )
}

export default BesidePicture
