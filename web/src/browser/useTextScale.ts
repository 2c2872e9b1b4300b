import { useEffect } from 'react'

import { keptTextScale, useKeptText } from './preferences'

/** The text size of the helper window, in per cent. */
export const textScales = [100, 130, 160, 200] as const

type TextScale = (typeof textScales)[number]

/** @param kept the value stored on this device, if any */
export const parseTextScale = (kept: string | null): TextScale =>
  textScales.find((scale) => String(scale) === kept) ?? 100

/** @returns the next larger size; after the largest, the first one again */
export const nextTextScale = (scale: TextScale): TextScale =>
  textScales[(textScales.indexOf(scale) + 1) % textScales.length] ?? 100

/**
 * Applies the text size that was chosen on this device to a document.
 *
 * @returns a function that selects the next size
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
