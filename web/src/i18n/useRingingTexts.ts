import { loadRinging } from './loadRinging'
import type { RingingTexts } from './Texts'
import { useLoadedTexts } from './useLoadedTexts'

/**
 * The words around a ring, which few pages need.
 *
 * @returns null until they are there: what is read out is not said twice
 */
export const useRingingTexts = (): RingingTexts | null =>
  useLoadedTexts(loadRinging, null)
