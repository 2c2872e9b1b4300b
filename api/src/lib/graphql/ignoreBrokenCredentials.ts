import type { Plugin } from 'graphql-yoga'

interface ServerContext {
  event?: { headers: Record<string, string | undefined> }
}

const bearer = /^Bearer \S+$/

/**
 * Redwood 8.9 throws at an auth-provider header beside an authorization header
 * that it cannot read. Whoever sends that is simply not signed in.
 */
export const ignoreBrokenCredentials = (): Plugin => ({
  onRequest({ serverContext }) {
    const headers = (serverContext as ServerContext)?.event?.headers
    if (headers && !bearer.test(headers.authorization ?? '')) {
      delete headers['auth-provider']
    }
  },
})
