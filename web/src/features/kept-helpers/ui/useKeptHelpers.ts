import { useMemo } from 'react'

import { useLocation } from '@redwoodjs/router'

import { keptHelpers, useKeptText } from 'src/browser/preferences'
import {
  type KeptHelper,
  knownHelper,
  parseKeptHelpers,
} from 'src/features/links'
import { isSharer, usePeerSession } from 'src/features/session'

export function useKeptHelpers(): [
  KeptHelper[],
  (helpers: KeptHelper[]) => void,
] {
  const [text, keep] = useKeptText(keptHelpers)
  return [
    useMemo(() => parseKeptHelpers(text), [text]),
    (helpers) => keep(helpers.length > 0 ? JSON.stringify(helpers) : null),
  ]
}

/**
 * @returns the saved entry of the helper whose link was opened; null if the
 * sharer has not saved this helper
 */
export function useKnownHelper(): KeptHelper | null {
  const { hash = '' } = useLocation()
  const [helpers] = useKeptHelpers()
  const id = usePeerSession((state) =>
    isSharer(state) ? state.plan.toUserId : null
  )
  return knownHelper(helpers, id, hash)
}

/**
 * @returns true on the sharer's page if the helper is not saved on this
 * computer; always false on the helper's page
 */
export function useIsHelperUnknown(): boolean {
  const isSharing = usePeerSession(isSharer)
  return useKnownHelper() === null && isSharing
}
