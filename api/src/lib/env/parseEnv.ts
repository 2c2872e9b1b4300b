import * as v from 'valibot'

import type { TrustProxy } from 'src/lib/addresses/trustProxy'

import { describeValue } from './describeValue'
import { misspelt } from './misspelt'
import { settingNames, Variables } from './variables'

/** The OpenID provider at which helpers and operators sign in. */
export interface OidcSettings {
  /** The URL as the provider spells it, with or without a trailing slash. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** The provider's name on the sign-in button; may be empty. */
  readonly name: string
  readonly groupsClaim: string
  /** If empty, every account of the provider may sign in as a helper. */
  readonly helperGroups: readonly string[]
  /** If empty, no account may sign in as an operator. */
  readonly operatorGroups: readonly string[]
}

/** The settings of the api process, validated. */
export interface Env {
  readonly production: boolean
  readonly webDomain: string
  /** The path of the pages, such as `/help`; empty at the root of the host. */
  readonly basePath: string
  /** Origins of pages that may use the api and signalling. Never empty. */
  readonly allowedOrigins: readonly string[]
  /** Whether anyone may read the ids of all attached clients. */
  readonly allowDiscovery: boolean
  /**
   * Whether clients may offer each other PeerJS data connections. Our own pages
   * reject such offers.
   */
  readonly relaysData: boolean
  readonly trustProxy: TrustProxy
  readonly addressLimitFactor: number
  readonly stunUrls: readonly string[]
  readonly turnUrls: readonly string[]
  readonly turnSecret: string
  readonly turnTtlSeconds: number
  /** The Redis that all instances of the api share; empty for one instance. */
  readonly redisUrl: string
  /** If empty, nobody can sign in with a passphrase. */
  readonly operatorPassphrase: string
  /** Signs the operator's tokens; if empty, each process makes a secret. */
  readonly operatorSessionSecret: string
  readonly operatorSessionSeconds: number
  /** Whether helpers must sign in before they can view a screen. */
  readonly helpersSignIn: boolean
  /** If null, nobody can sign in with OpenID Connect. */
  readonly oidc: OidcSettings | null
  /**
   * Signs messages to push services: a P-256 private key of 32 bytes. If null,
   * helpers' devices cannot be rung.
   */
  readonly vapidPrivateKey: Buffer | null
  /** Origins; `https://*.` stands for all subdomains. */
  readonly pushServices: readonly string[]
  /** Bearer token of `/metrics`. If empty, `/metrics` is disabled. */
  readonly metricsToken: string
  readonly logLevel: v.InferOutput<typeof Variables>['LOG_LEVEL']
}

type Found = Readonly<Record<string, string | undefined>>

/** If the issue is about one item of a list, its path has two keys. */
function problemOf(
  { path, input, message }: v.InferIssue<typeof Variables>,
  record: Found
): string {
  const [name = '', item] = path?.map(({ key }) => String(key)) ?? []
  const part =
    item !== undefined && typeof input === 'string' ? input : undefined
  return `${name} ${message}. It ${describeValue(name, record[name], part)}.`
}

export class InvalidSettings extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
  }
}

/** Where `yarn rw dev` and `npm start` serve the pages (redwood.toml). */
const ofThisMachine = ['http://localhost:8910', 'http://127.0.0.1:8910']

const originsOf = (webDomain: string): readonly string[] =>
  webDomain === 'localhost' ? ofThisMachine : [`https://${webDomain}`]

const oidcOf = (
  variables: v.InferOutput<typeof Variables>
): OidcSettings | null =>
  variables.OIDC_ISSUER === ''
    ? null
    : {
        issuer: variables.OIDC_ISSUER,
        clientId: variables.OIDC_CLIENT_ID,
        clientSecret: variables.OIDC_CLIENT_SECRET,
        name: variables.OIDC_NAME.trim(),
        groupsClaim: variables.OIDC_GROUPS_CLAIM,
        helperGroups: variables.OIDC_HELPER_GROUPS,
        operatorGroups: variables.OIDC_OPERATOR_GROUPS,
      }

/**
 * Reads the settings from environment variables.
 * @throws InvalidSettings with one line for each wrong setting: its name, what
 * it must be and what was found, but never a secret
 */
export function parseEnv(record: Found): Env {
  const names = Object.keys(record)
  const unknown = misspelt(names, settingNames).map(
    ({ name, meant }) => `${name} is not a setting. ${meant} is.`
  )
  // Reports every unknown `OIDC_` setting, however it is misspelt: without its
  // list of groups, the api would let in every account of the provider.
  const strange = names
    .filter((name) => name.startsWith('OIDC_') && !settingNames.includes(name))
    .map((name) => `${name} is not a setting.`)
    .filter((problem) => !unknown.some((other) => other.startsWith(problem)))
  const result = v.safeParse(Variables, record)
  const wrong = result.issues?.map((issue) => problemOf(issue, record)) ?? []
  if (!result.success || unknown.length + strange.length > 0) {
    throw new InvalidSettings([...unknown, ...strange, ...new Set(wrong)])
  }
  const variables = result.output
  return {
    production: variables.NODE_ENV === 'production',
    webDomain: variables.WEB_DOMAIN,
    basePath: variables.BASE_PATH,
    allowedOrigins:
      variables.ALLOWED_ORIGINS.length > 0
        ? variables.ALLOWED_ORIGINS
        : originsOf(variables.WEB_DOMAIN),
    allowDiscovery: variables.ALLOW_DISCOVERY,
    relaysData: variables.RELAY_DATA_CONNECTIONS,
    trustProxy: variables.TRUST_PROXY,
    addressLimitFactor: variables.ADDRESS_LIMIT_FACTOR,
    stunUrls: variables.STUN_URLS,
    turnUrls: variables.TURN_URLS,
    turnSecret: variables.TURN_SECRET,
    turnTtlSeconds: variables.TURN_TTL_SECONDS,
    redisUrl: variables.REDIS_URL,
    operatorPassphrase: variables.OPERATOR_PASSPHRASE,
    operatorSessionSecret: variables.OPERATOR_SESSION_SECRET,
    operatorSessionSeconds: variables.OPERATOR_SESSION_SECONDS,
    helpersSignIn: variables.REQUIRE_SIGN_IN,
    oidc: oidcOf(variables),
    vapidPrivateKey: variables.VAPID_PRIVATE_KEY,
    pushServices: variables.PUSH_SERVICES,
    metricsToken: variables.METRICS_TOKEN,
    logLevel: variables.LOG_LEVEL,
  }
}
