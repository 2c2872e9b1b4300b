/** `DisplayCaptureSurfaceType` of the Screen Capture API, or a camera. */
export const surfaces = ['monitor', 'window', 'browser', 'camera'] as const

export type Surface = (typeof surfaces)[number]

/** @returns null for a value that is missing or unknown */
export function surfaceOf(displaySurface: unknown): Surface | null {
  return surfaces.find((surface) => surface === displaySurface) ?? null
}

/** @returns the key of the text that explains why no picture is delivered */
export const whyEmpty = (surface: Surface | null) =>
  surface === 'window' ? 'emptyText' : 'emptyScreenText'

/** A part of the screen: the helper may need to see the rest. */
export type PartOfScreen = Extract<Surface, 'window' | 'browser'>

export function isPartOfScreen(
  surface: Surface | null
): surface is PartOfScreen {
  return surface === 'window' || surface === 'browser'
}
