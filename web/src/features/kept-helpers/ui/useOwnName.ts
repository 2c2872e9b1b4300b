import { keptHelperName } from 'src/browser/preferences'
import { useKeptText } from 'src/browser/useKeptText'
import {
  type HelperName,
  parseHelperName,
} from 'src/features/links/model/helperName'

/** @returns what the helper at this device is called, and what keeps another name */
export function useOwnName(): [HelperName | null, (typed: string) => void] {
  const [kept, keep] = useKeptText(keptHelperName)
  return [
    kept === null ? null : parseHelperName(kept),
    (typed) => keep(parseHelperName(typed)),
  ]
}
