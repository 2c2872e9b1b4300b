import type { Env } from 'src/lib/env/parseEnv'

import { turnCredentials } from './turnCredentials'

export interface IceServer {
  urls: readonly string[]
  username?: string
  credential?: string
}

type IceSettings = Pick<
  Env,
  'stunUrls' | 'turnUrls' | 'turnSecret' | 'turnTtlSeconds'
>

export const stunServers = ({
  stunUrls,
}: Pick<IceSettings, 'stunUrls'>): IceServer[] =>
  stunUrls.length > 0 ? [{ urls: stunUrls }] : []

/**
 * The configured TURN servers, with credentials.
 * @param block the client's address block
 * @param now when the credentials begin to be valid, in Unix milliseconds
 */
export const turnServers = (
  { turnUrls, turnSecret: secret, turnTtlSeconds: ttlSeconds }: IceSettings,
  block: string,
  now: number
): IceServer[] =>
  turnUrls.length > 0
    ? [
        {
          urls: turnUrls,
          ...turnCredentials({ secret, ttlSeconds, block, now }),
        },
      ]
    : []
