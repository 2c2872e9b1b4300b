import { palette, type ColourName, type Scheme } from './palette'

const variableName = (colour: string) => `--colour-${colour}`

const entries = Object.entries(palette.light) as [ColourName, string][]

/**
 * Each colour refers to a custom property, so that the browser itself switches
 * the colour scheme. Browsers without prefers-color-scheme stay light.
 */
export const colours = Object.fromEntries(
  entries.map(([name]) => [name, `var(${variableName(name)})`])
) as Record<ColourName, string>

/** @returns declarations that give the custom properties their values */
export const declarationsOf = (scheme: Partial<Scheme>) =>
  Object.entries(scheme)
    .map(([name, value]) => `${variableName(name)}: ${value};`)
    .join('\n')
