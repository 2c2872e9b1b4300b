import type { ClientAuth, Configuration } from 'openid-client'

import type { OidcSettings } from 'src/lib/env/parseEnv'

import { groupsIn } from './roleOfGroups'
import type { Flow } from './SealedFlows'

/** Seconds after which a request to the provider counts as failed. */
const timeoutSeconds = 10

/** How far the provider's clock may differ from ours, in seconds. */
const clockToleranceSeconds = 60

/**
 * The provider's metadata is requested again after this time. If the provider
 * is down, our page then reports it, instead of redirecting to an address that
 * does not answer.
 */
const rediscoverAfterMs = 60_000

// `openid-client` is an ES module, which `require` cannot load in all versions
// of Node that we support.
const loadClient = () => import('openid-client')

/**
 * Sends the client's secret in the body if the provider allows that, and
 * otherwise in a header: some providers, such as GitLab, do not decode a secret
 * that RFC 6749 §2.3.1 encodes for the header.
 */
async function authentication(secret: string): Promise<ClientAuth> {
  const { ClientSecretBasic, ClientSecretPost } = await loadClient()
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)]
  return (provider, ...request) => {
    const methods = provider.token_endpoint_auth_methods_supported
    const takesBody = methods?.includes('client_secret_post') ?? false
    return (takesBody ? post : basic)(provider, ...request)
  }
}

/**
 * Thrown for an issuer that serves many organizations, so that anyone can have
 * an account there.
 */
export class SharedIssuer extends Error {
  readonly code = 'SHARED_ISSUER'
}

async function discover({ issuer, clientId, clientSecret }: OidcSettings) {
  const client = await loadClient()
  const url = new URL(issuer)
  const isOwnMachine = url.protocol === 'http:'
  const config = await client.discovery(
    url,
    clientId,
    { [client.clockTolerance]: clockToleranceSeconds },
    await authentication(clientSecret),
    {
      timeout: timeoutSeconds,
      execute: [
        // Checks the signature of an ID token, even if it came over TLS.
        client.enableNonRepudiationChecks,
        ...(isOwnMachine ? [client.allowInsecureRequests] : []),
      ],
    }
  )
  // With Microsoft's shared issuers (`common`, `organizations`, `consumers`), the
  // client would accept an ID token of any tenant.
  if (/\{tenantid\}/i.test(config.serverMetadata().issuer)) {
    throw new SharedIssuer()
  }
  return config
}

/** Thrown if the person cancelled the sign-in or refused consent. */
export class SignInDenied extends Error {}

/** Thrown if the provider sends no claim with groups. */
export class NoGroups extends Error {}

/** Thrown for a code that was used before or belongs to another flow. */
export class CodeRefused extends Error {}

/**
 * Signs people in at an OpenID provider, by the authorization code flow with
 * PKCE: https://openid.net/specs/openid-connect-core-1_0.html#CodeFlowAuth
 */
export class OpenIdProvider {
  private configuration: Promise<Configuration> | null = null
  /** Completes a sign-in even if the provider cannot be discovered again. */
  private latest: Configuration | null = null
  /** In milliseconds of the monotonic clock. */
  private rediscoverAt = 0

  constructor(private readonly settings: OidcSettings) {}

  /**
   * @param redirectUri the page to which the provider sends the browser back
   * @param isAnother whether the provider asks for the account, even if the
   * browser is signed in there
   * @returns where the browser has to go, and what to keep until it is back
   * @throws Error if the provider does not respond properly
   */
  async begin(
    redirectUri: string,
    isAnother: boolean
  ): Promise<{ url: string; flow: Flow }> {
    const config = await this.discovered()
    const client = await loadClient()
    const flow = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      codeVerifier: client.randomPKCECodeVerifier(),
      redirectUri,
    }
    const url = client.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      scope: this.scopeFor(config),
      state: flow.state,
      nonce: flow.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(
        flow.codeVerifier
      ),
      code_challenge_method: 'S256',
      ...(isAnother && { prompt: 'login' }),
    })
    return { url: url.href, flow }
  }

  /**
   * Exchanges the provider's answer for the groups of the account. Nothing else
   * about the person is read.
   *
   * @param answer the query with which the provider sent the browser back
   * @throws SignInDenied, CodeRefused, NoGroups
   * @throws Error if the provider does not respond properly
   */
  async finish(flow: Flow, answer: string): Promise<string[]> {
    const config = this.latest ?? (await this.discovered())
    const client = await loadClient()
    const url = new URL(flow.redirectUri)
    url.search = answer
    try {
      const tokens = await client.authorizationCodeGrant(config, url, {
        pkceCodeVerifier: flow.codeVerifier,
        expectedState: flow.state,
        expectedNonce: flow.nonce,
        idTokenExpected: true,
      })
      const { groupsClaim, helperGroups, operatorGroups } = this.settings
      // Without any configured groups, every account is a helper's.
      if (helperGroups.length + operatorGroups.length === 0) return []
      const claims = tokens.claims()!
      if (groupsClaim in claims) return groupsIn(claims[groupsClaim])
      if (!config.serverMetadata().userinfo_endpoint) throw new NoGroups()
      // Some providers send groups only on request.
      const more = await client.fetchUserInfo(
        config,
        tokens.access_token,
        claims.sub
      )
      if (!(groupsClaim in more)) throw new NoGroups()
      return groupsIn(more[groupsClaim])
    } catch (error) {
      const isAnswer = error instanceof client.AuthorizationResponseError
      if (isAnswer && error.error === 'access_denied') throw new SignInDenied()
      const isRefusal = error instanceof client.ResponseBodyError
      if (isRefusal && error.error === 'invalid_grant') throw new CodeRefused()
      throw error
    }
  }

  /**
   * Requests only what is needed to learn the groups: neither the person's name
   * nor address. Some providers refuse scopes that they do not know.
   */
  private scopeFor(config: Configuration): string {
    const { scopes_supported: known = [] } = config.serverMetadata()
    const { groupsClaim } = this.settings
    return known.includes(groupsClaim) ? `openid ${groupsClaim}` : 'openid'
  }

  private discovered(): Promise<Configuration> {
    if (!this.configuration || performance.now() >= this.rediscoverAt) {
      const found = discover(this.settings)
      this.configuration = found
      this.rediscoverAt = performance.now() + rediscoverAfterMs
      found.then(
        (config) => (this.latest = config),
        () => {
          if (this.configuration === found) this.configuration = null
        }
      )
    }
    return this.configuration
  }
}
