import { useLoadedTexts } from 'src/hooks/useLoadedTexts'
import { loadRinging } from 'src/lib/language/loadRinging'
import type { RingingTexts } from 'src/locales/Texts'

/**
 * The words around a ring, which few pages need.
 *
 * @returns null until they are there: what is read out is not said twice
 */
export const useRingingTexts = (): RingingTexts | null =>
  useLoadedTexts(loadRinging, null)
