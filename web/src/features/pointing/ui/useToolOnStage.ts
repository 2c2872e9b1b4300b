import { useEffect } from 'react'

import type { Pointing } from 'src/features/pointing/Pointing'
import type { PictureOnStage } from 'src/features/stage/ui/usePictureView'

/**
 * Lets the tools work the stage of that picture.
 *
 * @param keys how to use the present one; null while gestures move the picture
 */
export function useToolOnStage(
  { hold }: PictureOnStage,
  pointing: Pointing,
  keys: string | null
): void {
  useEffect(() => {
    hold(keys === null ? null : { tool: pointing, keys })
    return () => hold(null)
  }, [hold, pointing, keys])
}
