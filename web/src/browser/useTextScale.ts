import { useEffect } from 'react'

import { keptTextScale, useKeptText } from './preferences'

/** Text sizes of the helper window in per cent. */
export const textScales = [100, 130, 160, 200] as const

type TextScale = (typeof textScales)[number]

export const parseTextScale = (kept: string | null): TextScale =>
  textScales.find((scale) => String(scale) === kept) ?? 100

export const nextTextScale = (scale: TextScale): TextScale =>
  textScales[(textScales.indexOf(scale) + 1) % textScales.length] ?? 100

/** @returns a function that selects the next size */
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
