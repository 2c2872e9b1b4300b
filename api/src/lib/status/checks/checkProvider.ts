import { fails, type Finding, works } from './Finding'

/** https://openid.net/specs/openid-connect-discovery-1_0.html#ProviderConfig */
const configurationPath = '/.well-known/openid-configuration'

/**
 * Fetches the configuration of the OpenID provider at which helpers sign in.
 * Whether it accepts the id and the secret shows only at a sign-in. It never
 * rejects.
 *
 * @param issuer OIDC_ISSUER
 */
export async function checkProvider(
  issuer: string,
  patienceMs: number
): Promise<Finding> {
  const name = `Sign-in at ${issuer}`
  const url = issuer.replace(/\/$/, '') + configurationPath
  const answer = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => null)
  if (!answer) return fails(name, 'provider-missing', 'does not answer')
  const found: unknown = await answer.json().catch(() => null)
  if (answer.status !== 200 || typeof found !== 'object' || found === null) {
    const result = `answers ${answer.status} without a configuration`
    return fails(name, 'provider-missing', result)
  }
  return 'issuer' in found && found.issuer === issuer
    ? works(name, 'answers')
    : fails(name, 'provider-issuer', 'names another issuer')
}
