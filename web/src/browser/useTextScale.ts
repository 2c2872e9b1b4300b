import { useEffect } from 'react'

import { keptTextScale, useKeptText } from './preferences'

/** The text size of the helper window, in per cent. */
export const textScales = [100, 130, 160, 200] as const

type TextScale = (typeof textScales)[number]

/** @param kept the value stored on this device, if any */
export const parseTextScale = (kept: string | null): TextScale =>
  textScales.find((scale) => String(scale) === kept) ?? 100

/** @returns the next larger size; after the largest the first again */
export const nextTextScale = (scale: TextScale): TextScale =>
  textScales[(textScales.indexOf(scale) + 1) % textScales.length] ?? 100

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
