/** How large the words of the helper window are, in per cent. */
export const textScales = [100, 130, 160, 200] as const

export type TextScale = (typeof textScales)[number]

/** @param kept what was kept on this device, if anything */
export const parseTextScale = (kept: string | null): TextScale =>
  textScales.find((scale) => String(scale) === kept) ?? 100

/** @returns the next larger one; after the largest the first again */
export const nextTextScale = (scale: TextScale): TextScale =>
  textScales[(textScales.indexOf(scale) + 1) % textScales.length] ?? 100
