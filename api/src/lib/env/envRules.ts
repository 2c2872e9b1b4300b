import { createECDH } from 'node:crypto'

import * as v from 'valibot'

import { holdsTheInternet } from 'src/lib/addresses/proxyRange'
import { trustOf } from 'src/lib/addresses/trustProxy'

const splitList = (list: string): string[] =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

const listOf = (isItem: (item: string) => boolean, requirement: string) =>
  v.pipe(
    v.string(),
    v.transform(splitList),
    v.check((items) => items.every(isItem), requirement)
  )

const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?'
const hostNamePattern = new RegExp(
  `^(?=.{1,253}$)${label}(?:\\.${label})*$`,
  'i'
)
const hostAndPort = '(?:\\[[0-9a-f:.]+\\]|[a-z0-9.-]+)(?::\\d{1,5})?'
const stunPattern = new RegExp(`^stuns?:${hostAndPort}$`, 'i')
const turnPattern = new RegExp(
  `^turns?:${hostAndPort}(?:\\?transport=(?:udp|tcp))?$`,
  'i'
)

const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text

export const hostName = v.pipe(
  v.string(),
  v.regex(hostNamePattern, 'must be a host name such as help.example'),
  v.toLowerCase()
)

export const originList = listOf(
  isOrigin,
  'must be a comma list of origins such as https://help.example, without a path'
)

export const stunUrlList = listOf(
  (item) => stunPattern.test(item),
  'must be a comma list of addresses such as stun:stun.example:3478, or empty'
)

export const turnUrlList = listOf(
  (item) => turnPattern.test(item),
  'must be a comma list of addresses such as turns:turn.example:5349?transport=tcp, or empty'
)

export const redisUrl = v.pipe(
  v.string(),
  v.check(
    (text) =>
      text === '' ||
      text.startsWith('/') ||
      (/^rediss?:\/\/[^/]/.test(text) && URL.canParse(text)),
    'must be an address such as redis://redis.example:6379 or /run/redis/redis.sock, or empty'
  )
)

export const seconds = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,8}$/, 'must be a positive whole number of seconds'),
  v.transform(Number)
)

export const factor = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,5}$/, 'must be a positive whole number'),
  v.transform(Number)
)

export const flag = v.pipe(
  v.picklist(['true', 'false'], 'must be true or false'),
  v.transform((text) => text === 'true')
)

export const requireSignIn = v.pipe(
  v.picklist(['', 'helpers'], 'must be helpers, or be empty'),
  v.transform((who) => who === 'helpers')
)

function areAddresses(proxies: string[]): boolean {
  try {
    trustOf(proxies)
    return true
  } catch {
    return false
  }
}

// proxy-addr would read a bare number n as the address 0.0.0.n.
const isNumber = (text: string): boolean => /^\d+$/.test(text)

export const trustProxy = v.pipe(
  v.string(),
  v.transform(splitList),
  v.check(
    (proxies) => !proxies.some(isNumber),
    'must name the proxies by their addresses, such as 10.0.0.5 or loopback, because a number of hops would believe whoever connects'
  ),
  v.check(
    areAddresses,
    'must be a comma list of addresses such as 10.0.0.5, 10.0.0.0/8 or loopback'
  ),
  v.check(
    (proxies) => !proxies.some(holdsTheInternet),
    'must be the networks of the proxies alone, no wider than /8 in IPv4 and /16 in IPv6, because everybody in them is believed'
  )
)

export const logLevel = v.picklist(
  ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
  'must be one of fatal, error, warn, info, debug, trace, silent'
)

const emptyOrAtLeast = (length: number) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => text === '' || text.length >= length,
      `must have at least ${length} characters, or be empty`
    )
  )

export const passphrase = emptyOrAtLeast(12)

export const signingSecret = emptyOrAtLeast(32)

export const metricsToken = v.pipe(
  emptyOrAtLeast(16),
  v.regex(/^\S*$/, 'must be without spaces')
)

function isPrivateKey(key: Buffer): boolean {
  try {
    createECDH('prime256v1').setPrivateKey(key)
    return key.length === 32
  } catch {
    return false
  }
}

export const vapidPrivateKey = v.pipe(
  v.string(),
  v.regex(/^[\w-]*$/, 'must be a private key in base64url, or be empty'),
  v.transform((text) => (text === '' ? null : Buffer.from(text, 'base64url'))),
  v.check(
    (key) => key === null || isPrivateKey(key),
    'must be the 32 bytes of a private key of P-256, or be empty'
  )
)
