import * as v from 'valibot'

import {
  factor,
  flag,
  logLevel,
  nodeEnv,
  port,
  requireSignIn,
  seconds,
} from 'src/lib/env/rules/values'

import { basePath, hostName, listenHost } from './rules/hosts'
import {
  claimName,
  clientId,
  groupList,
  isHalfOidc,
  issuerUrl,
  providerName,
} from './rules/oidc'
import { isSecureOrigin, originList, pushServiceList } from './rules/origins'
import { trustProxy } from './rules/proxies'
import {
  clientSecret,
  metricsToken,
  passphrase,
  signingSecret,
  turnSecret,
  vapidPrivateKey,
} from './rules/secrets'
import { redisUrl, stunUrlList, turnUrlList } from './rules/servers'

const dayInSeconds = 86_400
const yearInSeconds = 365 * dayInSeconds

const entries = {
  NODE_ENV: v.optional(nodeEnv, ''),
  WEB_DOMAIN: v.optional(hostName, 'localhost'),
  BASE_PATH: v.optional(basePath, ''),
  ALLOWED_ORIGINS: v.optional(originList, ''),
  ALLOW_DISCOVERY: v.optional(flag, 'false'),
  RELAY_DATA_CONNECTIONS: v.optional(flag, 'true'),
  TRUST_PROXY: v.optional(trustProxy, 'loopback'),
  ADDRESS_LIMIT_FACTOR: v.optional(factor, '1'),
  STUN_URLS: v.optional(stunUrlList, 'stun:stun.l.google.com:19302'),
  TURN_URLS: v.optional(turnUrlList, ''),
  TURN_SECRET: v.optional(turnSecret, ''),
  TURN_TTL_SECONDS: v.optional(seconds(10, dayInSeconds), '600'),
  REDIS_URL: v.optional(redisUrl, ''),
  OPERATOR_PASSPHRASE: v.optional(passphrase, ''),
  OPERATOR_SESSION_SECRET: v.optional(signingSecret, ''),
  OPERATOR_SESSION_SECONDS: v.optional(seconds(1, yearInSeconds), '3600'),
  REQUIRE_SIGN_IN: v.optional(requireSignIn, ''),
  OIDC_ISSUER: v.optional(issuerUrl, ''),
  OIDC_CLIENT_ID: v.optional(clientId, ''),
  OIDC_CLIENT_SECRET: v.optional(clientSecret, ''),
  OIDC_NAME: v.optional(providerName, ''),
  OIDC_GROUPS_CLAIM: v.optional(claimName, 'groups'),
  OIDC_HELPER_GROUPS: v.optional(groupList, ''),
  OIDC_OPERATOR_GROUPS: v.optional(groupList, ''),
  VAPID_PRIVATE_KEY: v.optional(vapidPrivateKey, ''),
  PUSH_SERVICES: v.optional(pushServiceList, ''),
  METRICS_TOKEN: v.optional(metricsToken, ''),
  LOG_LEVEL: v.optional(logLevel, 'info'),
  // Redwood reads these two, and falls back to redwood.toml.
  REDWOOD_API_HOST: v.optional(listenHost),
  REDWOOD_API_PORT: v.optional(port),
}

export const settingNames = Object.keys(entries)

/**
 * All errors are reported at once: Valibot's partial checks run even if another
 * variable is wrong.
 */
export const Variables = v.pipe(
  v.object(entries),
  v.forward(
    v.partialCheck(
      [['TURN_URLS'], ['TURN_SECRET']],
      ({ TURN_URLS, TURN_SECRET }) => TURN_URLS.length === 0 || !!TURN_SECRET,
      'must be set when TURN_URLS is set'
    ),
    ['TURN_SECRET']
  ),
  v.forward(
    v.partialCheck(
      [['REQUIRE_SIGN_IN'], ['OPERATOR_PASSPHRASE'], ['OIDC_ISSUER']],
      ({ REQUIRE_SIGN_IN, OPERATOR_PASSPHRASE, OIDC_ISSUER }) =>
        !REQUIRE_SIGN_IN || !!OPERATOR_PASSPHRASE || !!OIDC_ISSUER,
      'must be set when REQUIRE_SIGN_IN is set and OIDC_ISSUER is not'
    ),
    ['OPERATOR_PASSPHRASE']
  ),
  // Without a fixed secret, a restart or another instance would sign helpers
  // out.
  v.forward(
    v.partialCheck(
      [['REQUIRE_SIGN_IN'], ['OPERATOR_SESSION_SECRET'], ['OIDC_ISSUER']],
      ({ REQUIRE_SIGN_IN, OPERATOR_SESSION_SECRET, OIDC_ISSUER }) =>
        !!OPERATOR_SESSION_SECRET || (!REQUIRE_SIGN_IN && !OIDC_ISSUER),
      'must be set when REQUIRE_SIGN_IN or OIDC_ISSUER is set'
    ),
    ['OPERATOR_SESSION_SECRET']
  ),
  v.forward(
    v.partialCheck(
      [['OIDC_ISSUER'], ['OIDC_CLIENT_ID']],
      ({ OIDC_ISSUER, OIDC_CLIENT_ID }) => !OIDC_ISSUER || !!OIDC_CLIENT_ID,
      'must be set when OIDC_ISSUER is set'
    ),
    ['OIDC_CLIENT_ID']
  ),
  v.forward(
    v.partialCheck(
      [['OIDC_ISSUER'], ['OIDC_CLIENT_SECRET']],
      ({ OIDC_ISSUER, OIDC_CLIENT_SECRET }) =>
        !OIDC_ISSUER || !!OIDC_CLIENT_SECRET,
      'must be set when OIDC_ISSUER is set'
    ),
    ['OIDC_CLIENT_SECRET']
  ),
  v.forward(
    v.partialCheck(
      [
        ...([['OIDC_ISSUER'], ['OIDC_CLIENT_ID'], ['OIDC_NAME']] as const),
        ...([['OIDC_CLIENT_SECRET'], ['OIDC_HELPER_GROUPS']] as const),
        ['OIDC_OPERATOR_GROUPS'],
      ],
      (settings) => !isHalfOidc(settings),
      'must be set when another setting of OIDC is set'
    ),
    ['OIDC_ISSUER']
  ),
  v.forward(
    v.partialCheck(
      [['OIDC_ISSUER'], ['OIDC_OPERATOR_GROUPS'], ['REQUIRE_SIGN_IN']],
      ({ OIDC_ISSUER, OIDC_OPERATOR_GROUPS, REQUIRE_SIGN_IN }) =>
        !OIDC_ISSUER || OIDC_OPERATOR_GROUPS.length > 0 || REQUIRE_SIGN_IN,
      'must be helpers when OIDC_ISSUER is set without OIDC_OPERATOR_GROUPS, because without it everybody may see a screen'
    ),
    ['REQUIRE_SIGN_IN']
  ),
  v.forward(
    v.partialCheck(
      [['NODE_ENV'], ['ALLOWED_ORIGINS']],
      ({ NODE_ENV, ALLOWED_ORIGINS }) =>
        NODE_ENV !== 'production' || ALLOWED_ORIGINS.every(isSecureOrigin),
      'must be origins of https in production, because browsers share a screen over nothing else; only those of this machine may be of http'
    ),
    ['ALLOWED_ORIGINS']
  )
)
