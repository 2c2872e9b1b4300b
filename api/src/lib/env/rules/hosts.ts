import { isIPv4, isIPv6 } from 'node:net'

import * as v from 'valibot'

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const hostNamePattern = new RegExp(
  `^(?=.{1,253}$)${label}(?:\\.${label})*$`,
  'i'
)

// A name of digits and dots that is not an IPv4 address is a typing error.
const isHostName = (text: string): boolean =>
  hostNamePattern.test(text) && (isIPv4(text) || !/^[\d.]+$/.test(text))

const isHost = (text: string): boolean =>
  text.startsWith('[') ? isIPv6(text.slice(1, -1)) : isHostName(text)

/** A host with an optional port, as in the URIs of RFC 7064 and RFC 7065. */
export function isHostAndPort(text: string): boolean {
  const [, host = '', port = '1'] =
    /^(\[[^\]]*\]|[^:]*)(?::(\d{1,5}))?$/.exec(text) ?? []
  return isHost(host) && Number(port) >= 1 && Number(port) <= 65_535
}

export const hostName = v.pipe(
  v.string(),
  v.check(
    isHostName,
    'must be a host name such as help.example, without https:// and without a port'
  ),
  v.toLowerCase()
)

/** The same rule as in scripts/pages/pageSettings.mjs. */
export const basePath = v.pipe(
  v.string(),
  v.regex(
    /^(?:\/[\w-]+)*$/,
    'must be a path such as /help, of letters, digits, - and _, without a slash at its end, or be empty'
  )
)

export const listenHost = v.pipe(
  v.string(),
  v.check(
    (text) => isIPv6(text) || isHostName(text),
    'must be an address of this machine to listen at, such as 127.0.0.1 or ::, without brackets and without a port'
  )
)
