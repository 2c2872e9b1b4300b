import type { Env } from 'src/lib/env/parseEnv'
import { turnCredentials } from 'src/lib/iceServers/turnCredentials'

import { placesOfInstallation } from './placesOfInstallation'
import { ServiceChecks } from './ServiceChecks'

type Options = Partial<ConstructorParameters<typeof ServiceChecks>[0]>

/**
 * The checks of an installation.
 * @param pages settings of the pages, which are in the same file
 */
export const checksOf = (
  env: Pick<
    Env,
    'allowedOrigins' | 'basePath' | 'turnUrls' | 'turnSecret' | 'turnTtlSeconds'
  >,
  pages: Readonly<Record<string, string | undefined>>,
  options: Options = {}
): ServiceChecks =>
  new ServiceChecks({
    turnUrls: env.turnUrls,
    turnTtlSeconds: env.turnTtlSeconds,
    turnUser: (ttlSeconds) =>
      turnCredentials({
        ...{ secret: env.turnSecret, ttlSeconds, now: Date.now() },
        // A name that no user has, so that these allocations count for no
        // user's quota.
        block: 'the check of the relay',
      }),
    places: placesOfInstallation({
      allowedOrigins: env.allowedOrigins,
      basePath: env.basePath,
      peerServerHost: pages.PEER_SERVER_HOST,
      apiUrl: pages.API_URL,
    }),
    ...options,
  })
