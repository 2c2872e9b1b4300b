import { useMemo } from 'react'

import {
  type KeptHelper,
  parseKeptHelpers,
} from 'src/domain/keptHelpers/keptHelpers'
import { useKeptText } from 'src/hooks/useKeptText'
import { keptHelpers } from 'src/lib/browser/preferences'

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
