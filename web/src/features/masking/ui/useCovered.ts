import { useCallback, useEffect, useRef, useState } from 'react'

import { useSessionTools } from 'src/features/session/ui/SessionToolsContext'
import { usePeerSession } from 'src/features/session/ui/usePeerSession'
import {
  coveredByElement,
  coveredByWindow,
} from 'src/features/stage/coveredNow'
import type { CoveredOf } from 'src/features/stage/grabScreenshot'

/**
 * What this page itself covers of the captured screen, for all pictures that
 * are taken of it.
 *
 * @param panel the helper window; null where the page itself shows the pictures
 * @returns it, and a ref for what covers a part where no window does
 */
export function useCovered(
  panel: Window | null
): [CoveredOf, (element: Element | null) => void] {
  const { stepPictures } = useSessionTools()
  const isWhole = usePeerSession(
    ({ surface }) => surface === 'monitor' || surface === null
  )
  const element = useRef<Element | null>(null)
  const [keepElement] = useState(
    () => (shown: Element | null) => void (element.current = shown)
  )
  const coveredOf = useCallback<CoveredOf>(
    (frame) => {
      if (!isWhole) return null
      if (panel) return coveredByWindow(panel, frame)
      return element.current && coveredByElement(element.current, frame)
    },
    [isWhole, panel]
  )
  useEffect(
    () => stepPictures.showIn(panel ?? window, coveredOf),
    [stepPictures, panel, coveredOf]
  )
  return [coveredOf, keepElement]
}
