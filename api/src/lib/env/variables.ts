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

import { hostName, listenHost } from './rules/hosts'
import { isSecureOrigin, originList, pushServiceList } from './rules/origins'
import { trustProxy } from './rules/proxies'
import {
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
 * Partial checks run even if another variable is wrong, so that all errors are
 * reported at once.
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
      [['REQUIRE_SIGN_IN'], ['OPERATOR_PASSPHRASE']],
      ({ REQUIRE_SIGN_IN, OPERATOR_PASSPHRASE }) =>
        !REQUIRE_SIGN_IN || !!OPERATOR_PASSPHRASE,
      'must be set when REQUIRE_SIGN_IN is set'
    ),
    ['OPERATOR_PASSPHRASE']
  ),
  // Without a fixed secret, a restart or another instance would sign helpers
  // out.
  v.forward(
    v.partialCheck(
      [['REQUIRE_SIGN_IN'], ['OPERATOR_SESSION_SECRET']],
      ({ REQUIRE_SIGN_IN, OPERATOR_SESSION_SECRET }) =>
        !REQUIRE_SIGN_IN || !!OPERATOR_SESSION_SECRET,
      'must be set when REQUIRE_SIGN_IN is set'
    ),
    ['OPERATOR_SESSION_SECRET']
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
