import type { Env } from 'src/lib/env/parseEnv'
import { turnCredentials } from 'src/lib/iceServers/turnCredentials'

import { placesOfInstallation } from './placesOfInstallation'
import { ServiceChecks } from './ServiceChecks'

type Options = Partial<ConstructorParameters<typeof ServiceChecks>[0]>

/**
 * The checks of an installation.
 * @param pages settings of the web build, which are environment variables as
 * well
 */
export const checksOf = (
  env: Pick<
    Env,
    | 'allowedOrigins'
    | 'basePath'
    | 'turnUrls'
    | 'turnSecret'
    | 'turnTtlSeconds'
    | 'oidc'
  >,
  pages: Readonly<Record<string, string | undefined>>,
  options: Options = {}
): ServiceChecks =>
  new ServiceChecks({
    turnUrls: env.turnUrls,
    turnTtlSeconds: env.turnTtlSeconds,
    issuer: env.oidc?.issuer ?? null,
    turnUser: (ttlSeconds) =>
      turnCredentials({
        ...{ secret: env.turnSecret, ttlSeconds, now: Date.now() },
        // No client's address block has this name, so these allocations count
        // for nobody's quota.
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
