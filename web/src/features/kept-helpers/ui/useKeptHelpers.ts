import { useMemo } from 'react'

import { keptHelpers } from 'src/browser/preferences'
import { useKeptText } from 'src/browser/useKeptText'
import {
  type KeptHelper,
  parseKeptHelpers,
} from 'src/features/links/model/keptHelpers'

/** @returns the helpers whose buttons are kept here, and what keeps others */
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
