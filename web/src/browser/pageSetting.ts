import type { pageSettings } from './parseConfig'

type PageSetting = (typeof pageSettings)[number]

/** Not the DOM’s type, because the service worker is compiled without it. */
interface WithPage {
  document?: { querySelector(selector: string): unknown }
}

/**
 * A setting of the installation, from the page. The files of a build are the
 * same in every installation; only its pages differ (docs/deploy.md).
 *
 * @returns undefined where there is no page, or no such setting in it
 */
export function pageSetting(name: PageSetting): string | undefined {
  const { document: page } = globalThis as WithPage
  const meta = page?.querySelector(`meta[name="setting:${name}"]`)
  return (meta as { content: string } | null | undefined)?.content
}
