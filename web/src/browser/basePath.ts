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

/** Another installation of this host may have one, at another path. */
export const isOwnRegistration = ({
  scope,
}: ServiceWorkerRegistration): boolean =>
  new URL(scope).pathname === atBase('/')

/**
 * @param path as in `location.pathname`; phones may capitalise its first letter
 * @returns the path within the installation
 */
export function withinBase(path: string, base = basePath): string {
  const isWithin = `${path}/`.toLowerCase().startsWith(`${base}/`.toLowerCase())
  return isWithin ? path.slice(base.length) || '/' : path
}
