import type { Env } from 'src/lib/env/parseEnv'

import { turnCredentials } from './turnCredentials'

/** One entry of RTCConfiguration.iceServers. */
export interface IceServer {
  urls: readonly string[]
  username?: string
  credential?: string
}

type IceSettings = Pick<
  Env,
  'stunUrls' | 'turnUrls' | 'turnSecret' | 'turnTtlSeconds'
>

/** The configured STUN servers, which anyone may use. */
export const stunServers = ({
  stunUrls,
}: Pick<IceSettings, 'stunUrls'>): IceServer[] =>
  stunUrls.length > 0 ? [{ urls: stunUrls }] : []

/**
 * The configured TURN servers, with credentials.
 * @param block the client's address block
 * @param now start of the credentials' validity, in milliseconds since the Unix
 * epoch
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
