/** The text size of the helper window, in per cent. */
export const textScales = [100, 130, 160, 200] as const

export type TextScale = (typeof textScales)[number]

/** @param kept the value stored on this device, if any */
export const parseTextScale = (kept: string | null): TextScale =>
  textScales.find((scale) => String(scale) === kept) ?? 100

/** @returns the next larger size; after the largest the first again */
export const nextTextScale = (scale: TextScale): TextScale =>
  textScales[(textScales.indexOf(scale) + 1) % textScales.length] ?? 100
