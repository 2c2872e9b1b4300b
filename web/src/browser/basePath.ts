import { pageSetting } from './pageSetting'

/**
 * The path at which this installation is served, such as `/help`; empty at the
 * root of its host. It has no slash at its end, and no character that has a
 * meaning in a pattern (scripts/pages/pageSettings.mjs). In the file of the
 * service worker, which has no page, the value is filled in.
 */
export const basePath: string =
  pageSetting('BASE_PATH') ?? process.env.BASE_PATH ?? ''

/** @param path within the installation, such as `/receive` */
export const atBase = (path: string, base = basePath): string => base + path

/**
 * @param path as in `location.pathname`
 * @returns the path within the installation
 */
export const withinBase = (path: string, base = basePath): string =>
  path === base || path.startsWith(`${base}/`)
    ? path.slice(base.length) || '/'
    : path
