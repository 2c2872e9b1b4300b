import * as v from 'valibot'

import type { TrustProxy } from 'src/lib/addresses/trustProxy'

import * as rules from './envRules'

const Variables = v.pipe(
  v.object({
    NODE_ENV: v.optional(v.string(), ''),
    WEB_DOMAIN: v.optional(rules.hostName, 'localhost'),
    ALLOWED_ORIGINS: v.optional(rules.originList, ''),
    ALLOW_DISCOVERY: v.optional(rules.flag, 'false'),
    TRUST_PROXY: v.optional(rules.trustProxy, 'loopback'),
    ADDRESS_LIMIT_FACTOR: v.optional(rules.factor, '1'),
    STUN_URLS: v.optional(rules.stunUrlList, 'stun:stun.l.google.com:19302'),
    TURN_URLS: v.optional(rules.turnUrlList, ''),
    TURN_SECRET: v.optional(v.string(), ''),
    TURN_TTL_SECONDS: v.optional(rules.seconds, '600'),
    REDIS_URL: v.optional(rules.redisUrl, ''),
    OPERATOR_PASSPHRASE: v.optional(rules.passphrase, ''),
    OPERATOR_SESSION_SECRET: v.optional(rules.signingSecret, ''),
    OPERATOR_SESSION_SECONDS: v.optional(rules.seconds, '3600'),
    REQUIRE_SIGN_IN: v.optional(rules.requireSignIn, ''),
    VAPID_PRIVATE_KEY: v.optional(rules.vapidPrivateKey, ''),
    PUSH_SERVICES: v.optional(rules.originList, ''),
    METRICS_TOKEN: v.optional(rules.metricsToken, ''),
    LOG_LEVEL: v.optional(rules.logLevel, 'info'),
  }),
  v.forward(
    v.check(
      ({ TURN_URLS, TURN_SECRET }) =>
        TURN_URLS.length === 0 || TURN_SECRET !== '',
      'must be set when TURN_URLS is set'
    ),
    ['TURN_SECRET']
  ),
  v.forward(
    v.check(
      ({ REQUIRE_SIGN_IN, OPERATOR_PASSPHRASE }) =>
        !REQUIRE_SIGN_IN || OPERATOR_PASSPHRASE !== '',
      'must be set when REQUIRE_SIGN_IN is set'
    ),
    ['OPERATOR_PASSPHRASE']
  ),
  // A restart, or another instance, must not sign a helper out.
  v.forward(
    v.check(
      ({ REQUIRE_SIGN_IN, OPERATOR_SESSION_SECRET }) =>
        !REQUIRE_SIGN_IN || OPERATOR_SESSION_SECRET !== '',
      'must be set when REQUIRE_SIGN_IN is set'
    ),
    ['OPERATOR_SESSION_SECRET']
  )
)

/** The settings of the api process, validated. */
export interface Env {
  readonly production: boolean
  readonly webDomain: string
  /**
   * Origins whose pages may use the api and the signalling server. Never empty.
   */
  readonly allowedOrigins: readonly string[]
  /** May anyone read the ids of all attached clients? */
  readonly allowDiscovery: boolean
  readonly trustProxy: TrustProxy
  /** Multiplies the limits per address. */
  readonly addressLimitFactor: number
  readonly stunUrls: readonly string[]
  readonly turnUrls: readonly string[]
  readonly turnSecret: string
  readonly turnTtlSeconds: number
  /** The Redis that all instances of the api share; empty for one instance. */
  readonly redisUrl: string
  /** Empty disables the operator's console. */
  readonly operatorPassphrase: string
  /** Signs the operator's tokens; empty for a random one per process. */
  readonly operatorSessionSecret: string
  readonly operatorSessionSeconds: number
  /** Must helpers sign in before they can receive a screen? */
  readonly helpersSignIn: boolean
  /** Signs messages to push services, 32 bytes of P-256; null: nobody is rung. */
  readonly vapidPrivateKey: Buffer | null
  /** Origins of the push services, `https://*.` for all subdomains. */
  readonly pushServices: readonly string[]
  /** Bearer token of `/metrics`; empty disables it. */
  readonly metricsToken: string
  readonly logLevel: v.InferOutput<typeof Variables>['LOG_LEVEL']
}

/**
 * Reads the settings from environment variables.
 * @throws Error whose message is one sentence that names the first invalid
 * variable and says what it must be; it never repeats the value.
 */
export function parseEnv(
  record: Readonly<Record<string, string | undefined>>
): Env {
  const result = v.safeParse(Variables, record)
  if (!result.success) {
    const [issue] = result.issues
    throw new Error(`${v.getDotPath(issue)} ${issue.message}.`)
  }
  const variables = result.output
  return {
    production: variables.NODE_ENV === 'production',
    webDomain: variables.WEB_DOMAIN,
    allowedOrigins:
      variables.ALLOWED_ORIGINS.length > 0
        ? variables.ALLOWED_ORIGINS
        : [`https://${variables.WEB_DOMAIN}`],
    allowDiscovery: variables.ALLOW_DISCOVERY,
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
    vapidPrivateKey: variables.VAPID_PRIVATE_KEY,
    pushServices: variables.PUSH_SERVICES,
    metricsToken: variables.METRICS_TOKEN,
    logLevel: variables.LOG_LEVEL,
  }
}
