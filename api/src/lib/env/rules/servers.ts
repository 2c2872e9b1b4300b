import * as v from 'valibot'

import { isHostAndPort } from './hosts'
import { listOf } from './list'

function isStunUrl(text: string): boolean {
  const [, server] = /^stuns?:([^/?]+)$/i.exec(text) ?? []
  return server !== undefined && isHostAndPort(server)
}

function isTurnUrl(text: string): boolean {
  const [, server] =
    /^turns?:([^/?]+)(?:\?transport=(?:udp|tcp))?$/i.exec(text) ?? []
  return server !== undefined && isHostAndPort(server)
}

export const stunUrlList = listOf(
  isStunUrl,
  'a comma list of addresses such as stun:stun.example:3478, or empty'
)

export const turnUrlList = listOf(
  isTurnUrl,
  'a comma list of addresses such as turns:turn.example:5349?transport=tcp, or empty'
)

/** A database has a number: https://www.iana.org/assignments/uri-schemes/prov/redis */
function isRedisUrl(text: string): boolean {
  if (!/^rediss?:\/\/[^/]/.test(text) || !URL.canParse(text)) return false
  const { pathname, search, hash } = new URL(text)
  return /^\/?\d{0,5}$/.test(pathname) && !search && !hash && !/\s/.test(text)
}

export const redisUrl = v.pipe(
  v.string(),
  v.check(
    (text) => text === '' || /^\/\S/.test(text) || isRedisUrl(text),
    'must be an address such as redis://redis.example:6379 or /run/redis/redis.sock, or empty; what is special in a password is percent-encoded'
  )
)
