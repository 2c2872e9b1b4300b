import { useEffect } from 'react'

import { keptTextScale } from './preferences'
import { nextTextScale, parseTextScale } from './textScale'
import { useKeptText } from './useKeptText'

/**
 * The words of that document are as large as was chosen on this device.
 *
 * @returns what makes them larger
 */
export function useTextScale(of: Document): () => void {
  const [kept, keep] = useKeptText(keptTextScale)
  const scale = parseTextScale(kept)

  useEffect(() => {
    const { style } = of.documentElement
    style.fontSize = scale === 100 ? '' : `${scale}%`
    return () => void (style.fontSize = '')
  }, [of, scale])

  return () => keep(String(nextTextScale(scale)))
}
