import { type ComponentProps } from 'react'

import { createPortal } from 'react-dom'

import { useCoveredPage } from 'src/browser/useCoveredPage'

import FullScreen from './FullScreen'

interface FullScreenModalProps extends ComponentProps<typeof FullScreen> {
  /** the id of its title */
  labelledBy: string
  /** the id of what explains it */
  describedBy?: string
}

/**
 * Covers the page and cannot be dismissed (specification §2): nothing that is
 * behind it can be reached, and no key closes it.
 */
const FullScreenModal = ({
  labelledBy,
  describedBy,
  ...screen
}: FullScreenModalProps) =>
  createPortal(
    <div
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
    >
      <FullScreen {...screen} />
    </div>,
    useCoveredPage()
  )

export default FullScreenModal
