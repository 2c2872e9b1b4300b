export type Config = {
  appName: string
  companyName: string
  webDomain: string
  /** null if the pages' own host is also the signalling server */
  peerServerHost: string | null
  supportEmail: string
  /** such as `/help`; empty at the root of the host */
  basePath: string
}

type Environment = {
  APP_NAME?: string
  COMPANY_NAME?: string
  WEB_DOMAIN?: string
  PEER_SERVER_HOST?: string
  BASE_PATH?: string
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
    basePath: setting(environment.BASE_PATH) ?? '',
  }
}

/** The settings that index.html has as meta elements. */
export const pageSettings = [
  'APP_NAME',
  'COMPANY_NAME',
  'WEB_DOMAIN',
  'PEER_SERVER_HOST',
  'BASE_PATH',
  'API_URL',
  'REQUIRE_SIGN_IN',
  'ARRIVING_FRAMES',
] as const
