import { useMemo } from 'react'

import { useLocation } from '@redwoodjs/router'

import { keptHelpers, useKeptText } from 'src/browser/preferences'
import {
  type KeptHelper,
  knownHelper,
  parseKeptHelpers,
} from 'src/features/links'
import { isSharer, usePeerSession } from 'src/features/session'

/** @returns the saved helpers, and a function that replaces them */
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
 * The helper of this page’s link, if saved on this computer. Saving is offered
 * only after a share, so a saved helper has helped before.
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
 * @returns true on the sharer’s page if its helper is not saved on this
 * computer
 */
export function useIsHelperUnknown(): boolean {
  const isSharing = usePeerSession(isSharer)
  return useKnownHelper() === null && isSharing
}
