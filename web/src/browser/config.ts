import { type pageSettings, parseConfig } from './parseConfig'

type PageSetting = (typeof pageSettings)[number]

/**
 * A setting of the installation, from the page. The files of a build are the
 * same in every installation; only its pages differ (docs/deploy.md).
 *
 * @returns undefined where there is no page, or no such setting in it
 */
export const pageSetting = (name: PageSetting): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>(`meta[name="setting:${name}"]`)
        ?.content

// A page that is being prerendered has no settings yet. The build replaces these
// expressions with its values, so they are written out in full.
export const config = parseConfig({
  APP_NAME: pageSetting('APP_NAME') ?? process.env.APP_NAME,
  COMPANY_NAME: pageSetting('COMPANY_NAME') ?? process.env.COMPANY_NAME,
  WEB_DOMAIN: pageSetting('WEB_DOMAIN') ?? process.env.WEB_DOMAIN,
  PEER_SERVER_HOST:
    pageSetting('PEER_SERVER_HOST') ?? process.env.PEER_SERVER_HOST,
})

/** Tells Redwood where the api is, because a build contains no address. */
export function findApi(): void {
  const url = pageSetting('API_URL')
  if (!url) return
  window.RWJS_API_URL = url
  window.RWJS_API_GRAPHQL_URL = `${url}/graphql`
}
