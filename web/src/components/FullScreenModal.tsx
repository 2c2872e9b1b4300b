import { type ComponentProps, useLayoutEffect, useState } from 'react'

import { createPortal } from 'react-dom'

import FullScreen from './FullScreen'

/**
 * A place beside the whole page, which is out of sight and out of reach, for
 * keys, pointers and screen readers alike, until this goes away.
 *
 * @returns where to render what covers the page
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
