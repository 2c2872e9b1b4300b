import { loadRinging } from './loadRinging'
import type { RingingTexts } from './Texts'
import { useLoadedTexts } from './useLoadedTexts'

/**
 * The texts about rings, which few pages need.
 *
 * @returns null until they are loaded, so that nothing is announced twice
 */
export const useRingingTexts = (): RingingTexts | null =>
  useLoadedTexts(loadRinging, null)
