import { type ComponentProps, useLayoutEffect, useState } from 'react'

import { createPortal } from 'react-dom'

import FullScreen from './FullScreen'

/**
 * Hides the page behind the modal from view, keys, pointers and screen readers,
 * until the component unmounts.
 *
 * @returns the element to render the modal's content into
 */
function useCoveredPage(): HTMLElement {
  const [place] = useState(() => document.createElement('div'))

  useLayoutEffect(() => {
    const covered = Array.from(document.body.children)
      .filter((element): element is HTMLElement => 'hidden' in element)
      .filter(({ hidden }) => !hidden)
    covered.forEach((element) => (element.hidden = true))
    document.body.append(place)
    return () => {
      place.remove()
      covered.forEach((element) => (element.hidden = false))
    }
  }, [place])

  return place
}

interface FullScreenModalProps extends ComponentProps<typeof FullScreen> {
  labelledBy: string
  describedBy?: string
}

/** No key closes this modal (specification §2). */
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
