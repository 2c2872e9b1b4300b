export type Config = {
  appName: string
  companyName: string
  webDomain: string
  /** Null if the page’s own host is the peer server. */
  peerServerHost: string | null
  supportEmail: string
}

type Environment = {
  APP_NAME?: string
  COMPANY_NAME?: string
  WEB_DOMAIN?: string
  PEER_SERVER_HOST?: string
}

const setting = (value: string | undefined) => value?.trim() || null

export function parseConfig(environment: Environment): Config {
  const appName = setting(environment.APP_NAME) ?? 'Kinscreen'
  const webDomain = setting(environment.WEB_DOMAIN) ?? 'localhost'

  return {
    appName,
    companyName: setting(environment.COMPANY_NAME) ?? appName,
    webDomain,
    peerServerHost: setting(environment.PEER_SERVER_HOST),
    supportEmail: `support@${webDomain}`,
  }
}

/** The settings that index.html has as meta elements. */
export const pageSettings = [
  'APP_NAME',
  'COMPANY_NAME',
  'WEB_DOMAIN',
  'PEER_SERVER_HOST',
  'API_URL',
  'REQUIRE_SIGN_IN',
  'ARRIVING_FRAMES',
] as const

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

// The prerendered pages and the service worker have no page to read. The build
// replaces these expressions with its values, so they are written out in full.
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
