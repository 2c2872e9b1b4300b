import { palette, type ColourName, type Scheme } from './palette'

const variableName = (colour: string) => `--colour-${colour}`

const entries = Object.entries(palette.light) as [ColourName, string][]

/**
 * References to custom properties, so that the browser itself switches the
 * colour scheme. Browsers without prefers-color-scheme stay light.
 */
export const colours = Object.fromEntries(
  entries.map(([name]) => [name, `var(${variableName(name)})`])
) as Record<ColourName, string>

/** Values of the custom properties. */
export const declarationsOf = (scheme: Partial<Scheme>) =>
  Object.entries(scheme)
    .map(([name, value]) => `${variableName(name)}: ${value};`)
    .join('\n')
