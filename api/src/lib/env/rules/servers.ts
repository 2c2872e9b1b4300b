import * as v from 'valibot'

import { isHostAndPort } from './hosts'
import { listOf } from './values'

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

/** A path begins with one slash; after two, ioredis would expect a host. */
const isSocketPath = (text: string): boolean =>
  /^\/[^/\s?#][^\s?#]*$/.test(text)

/**
 * The path of the URL is the number of a database:
 * https://www.iana.org/assignments/uri-schemes/prov/redis
 */
function isRedisUrl(text: string): boolean {
  if (!/^rediss?:\/\/[^/]/.test(text) || !URL.canParse(text)) return false
  const { pathname, search, hash } = new URL(text)
  return /^\/?\d{0,5}$/.test(pathname) && !search && !hash && !/\s/.test(text)
}

const ownMachine = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/i

/**
 * Who can connect to the Redis of this URL without a secret: nobody, every
 * program of this machine, or the whole network. Whoever can connect could
 * impersonate any page (decision 27).
 */
export function redisIsOpenTo(url: string): 'nobody' | 'machine' | 'network' {
  if (!isRedisUrl(url)) return 'nobody'
  const { hostname, password } = new URL(url)
  if (password !== '') return 'nobody'
  return ownMachine.test(hostname) ? 'machine' : 'network'
}

export const redisUrl = v.pipe(
  v.string(),
  v.check(
    (text) => text === '' || isSocketPath(text) || isRedisUrl(text),
    'must be the path of a socket such as /run/redis/redis-server.sock, an address such as redis://:password@redis.example:6379, or empty; what is special in a password is percent-encoded'
  ),
  v.check(
    (text) => redisIsOpenTo(text) !== 'network',
    'must have the password of a Redis on another machine, as in redis://:password@redis.example:6379, because whoever reaches it could pass as any page'
  )
)
