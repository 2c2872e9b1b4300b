import type { pageSettings } from './parseConfig'

type PageSetting = (typeof pageSettings)[number]

/** Not the DOM’s type, because the service worker is compiled without it. */
interface WithPage {
  document?: { querySelector(selector: string): unknown }
}

/**
 * Reads a setting of the installation from a meta element of the page. The
 * scripts of a build are the same in every installation; only the HTML differs
 * (docs/deploy.md).
 *
 * @returns undefined without a document, or if the document lacks the setting
 */
export function pageSetting(name: PageSetting): string | undefined {
  const { document: page } = globalThis as WithPage
  const meta = page?.querySelector(`meta[name="setting:${name}"]`)
  return (meta as { content: string } | null | undefined)?.content
}
