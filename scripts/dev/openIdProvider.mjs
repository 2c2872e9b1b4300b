// A real OpenID provider for tests, and to try the sign-in on this machine:
//   node scripts/dev/openIdProvider.mjs
// Its settings are environment variables:
//   PORT                   where it listens; 0 lets the system choose
//   ISSUER                 its own address, if a proxy is in front of it
//   CLOCK_OFFSET_SECONDS   how far its clock is ahead
//   GROUPS_IN              `userinfo`: its ID tokens contain no groups
import { createServer } from 'node:http'

import Provider from 'oidc-provider'

/** The groups of an account by its name; every other account has none. */
const groupsOf = { anna: ['helpers'], olga: ['operators', 'helpers'] }

const client = {
  client_id: 'kinscreen',
  client_secret: 'a secret for tests',
  redirect_uris: ['http://localhost:8910/operator/sign-in'],
}

const {
  PORT = '8920',
  ISSUER,
  CLOCK_OFFSET_SECONDS = '0',
  GROUPS_IN,
} = process.env

function moveClock(seconds) {
  const { now } = Date
  Date.now = () => now() + seconds * 1000
}

/**
 * The login page comes with the package oidc-provider, and accepts any name and
 * password.
 */
const configurationOf = () => ({
  clients: [client],
  cookies: { keys: ['of tests'] },
  claims: { openid: ['sub'], groups: ['groups'], profile: ['name'] },
  scopes: ['openid'],
  conformIdTokenClaims: GROUPS_IN === 'userinfo',
  findAccount: (_context, accountId) => ({
    accountId,
    claims: () => ({
      sub: accountId,
      name: `The name of ${accountId}`,
      groups: groupsOf[accountId] ?? [],
    }),
  }),
})

moveClock(Number(CLOCK_OFFSET_SECONDS))
const server = createServer()
server.listen(Number(PORT), '127.0.0.1', () => {
  const own = `http://127.0.0.1:${server.address().port}`
  const url = ISSUER ?? own
  const provider = new Provider(url, configurationOf())
  server.on('request', provider.callback())
  console.log(`OpenID provider listening at ${own} as ${url}`)
})
