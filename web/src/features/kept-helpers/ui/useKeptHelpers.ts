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

/** Saving is offered only after a share: a saved helper has helped before. */
export function useKnownHelper(): KeptHelper | null {
  const { hash = '' } = useLocation()
  const [helpers] = useKeptHelpers()
  const id = usePeerSession((state) =>
    isSharer(state) ? state.plan.toUserId : null
  )
  return knownHelper(helpers, id, hash)
}

/** @returns false for a viewer */
export function useIsHelperUnknown(): boolean {
  const isSharing = usePeerSession(isSharer)
  return useKnownHelper() === null && isSharing
}
