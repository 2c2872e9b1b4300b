import { problemsOf } from './wrongSettings.fixtures'

describe('a setting that is not known', () => {
  it.each([
    ['TURN_URL', 'TURN_URLS'],
    ['ALLOWED_ORIGIN', 'ALLOWED_ORIGINS'],
    ['REQUIRE_SIGNIN', 'REQUIRE_SIGN_IN'],
    ['REQURIE_SIGN_IN', 'REQUIRE_SIGN_IN'],
    ['TRUST_PROXIY', 'TRUST_PROXY'],
    ['METRIC_TOKEN', 'METRICS_TOKEN'],
    ['WEB_DOMAIM', 'WEB_DOMAIN'],
    ['redis_url', 'REDIS_URL'],
    ['Log-Level', 'LOG_LEVEL'],
  ])('may be a misspelt name: %s', (name, meant) => {
    expect(problemsOf({ [name]: 'anything' })).toEqual([
      `${name} is not a setting. ${meant} is.`,
    ])
  })

  it.each(['OIDC_GROUPS', 'OIDC_ALLOWED_GROUPS', 'OIDC_HELPERS'])(
    'is reported for anything that begins like a setting of OpenID Connect: %s',
    (name) => {
      expect(problemsOf({ [name]: 'anything' })).toEqual([
        `${name} is not a setting.`,
      ])
    }
  )

  it.each(['REDIS_URI', 'LOGLEVEL', 'HOME', 'LOG_LEVELS_OF_OTHERS', 'X'])(
    'is not reported for variables of other programs: %s',
    (name) => {
      expect(problemsOf({ [name]: 'anything' })).toEqual([])
    }
  )
})
