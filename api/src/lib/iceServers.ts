import type { Env } from 'src/lib/parseEnv'
import { turnCredentials } from 'src/lib/turnCredentials'

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

/**
 * The configured ICE servers; an entry without addresses is left out.
 * @param now milliseconds since the Unix epoch, when TURN credentials start
 */
export const iceServers = (
  { stunUrls, turnUrls, turnSecret, turnTtlSeconds }: IceSettings,
  now: number
): IceServer[] => {
  const servers: IceServer[] = []
  if (stunUrls.length > 0) {
    servers.push({ urls: stunUrls })
  }
  if (turnUrls.length > 0) {
    servers.push({
      urls: turnUrls,
      ...turnCredentials({
        secret: turnSecret,
        ttlSeconds: turnTtlSeconds,
        now,
      }),
    })
  }
  return servers
}
