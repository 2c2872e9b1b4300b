import { type HelperName, parseHelperName } from 'src/domain/invite/helperName'
import { useKeptText } from 'src/hooks/useKeptText'
import { keptHelperName } from 'src/lib/browser/preferences'

/** @returns what the helper at this device is called, and what keeps another name */
export function useOwnName(): [HelperName | null, (typed: string) => void] {
  const [kept, keep] = useKeptText(keptHelperName)
  return [
    kept === null ? null : parseHelperName(kept),
    (typed) => keep(parseHelperName(typed)),
  ]
}
