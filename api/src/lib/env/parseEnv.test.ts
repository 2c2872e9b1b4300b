import { parseEnv } from './parseEnv'

const vapidPrivateKey = 'newvMkwhIR93TPQFpxfbajTYo6Ugu1dskNVTqOLDtCU'

describe('parseEnv', () => {
  it.each([
    ...['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost', 'api-1.internal'],
  ])('lets the api listen at %s, and at any port', (host) => {
    for (const port of ['0', '1', '9001', '65535']) {
      const settings = { REDWOOD_API_HOST: host, REDWOOD_API_PORT: port }
      expect(() => parseEnv(settings)).not.toThrow()
    }
  })

  it('has a default for every variable [§7 STUN and relay]', () => {
    expect(parseEnv({})).toEqual({
      production: false,
      webDomain: 'localhost',
      basePath: '',
      allowedOrigins: ['http://localhost:8910', 'http://127.0.0.1:8910'],
      allowDiscovery: false,
      relaysData: true,
      trustProxy: ['loopback'],
      addressLimitFactor: 1,
      stunUrls: ['stun:stun.l.google.com:19302'],
      turnUrls: [],
      turnSecret: '',
      turnTtlSeconds: 600,
      redisUrl: '',
      operatorPassphrase: '',
      operatorSessionSecret: '',
      operatorSessionSeconds: 3600,
      helpersSignIn: false,
      oidc: null,
      vapidPrivateKey: null,
      pushServices: [],
      metricsToken: '',
      logLevel: 'info',
    })
  })

  it('reads every variable', () => {
    expect(
      parseEnv({
        NODE_ENV: 'production',
        WEB_DOMAIN: 'Help.Example',
        BASE_PATH: '/our/help',
        ALLOWED_ORIGINS: 'https://help.example, http://localhost:8910',
        ALLOW_DISCOVERY: 'true',
        RELAY_DATA_CONNECTIONS: 'false',
        TRUST_PROXY: '10.0.0.0/8, 2001:db8::1',
        ADDRESS_LIMIT_FACTOR: '20',
        STUN_URLS: 'stun:stun.help.example,stun:[2001:db8::1]:3478',
        TURN_URLS:
          'turn:turn.help.example:3478,turns:turn.help.example:5349?transport=tcp',
        TURN_SECRET: 'a secret, with commas',
        TURN_TTL_SECONDS: '900',
        REDIS_URL: 'rediss://:secret@redis.help.example:6380/1',
        OPERATOR_PASSPHRASE: 'twelve chars',
        OPERATOR_SESSION_SECRET: 'a secret of at least 32 characters',
        OPERATOR_SESSION_SECONDS: '60',
        REQUIRE_SIGN_IN: 'helpers',
        OIDC_ISSUER: 'https://login.example/realms/club',
        OIDC_CLIENT_ID: 'kinscreen',
        OIDC_CLIENT_SECRET: 'chosen by the provider',
        OIDC_NAME: 'the club',
        OIDC_GROUPS_CLAIM: 'https://login.example/groups',
        OIDC_HELPER_GROUPS: 'helpers, /club/Helfer und Freunde',
        OIDC_OPERATOR_GROUPS: 'cn=admins,o=club; cn=board,o=club;',
        VAPID_PRIVATE_KEY: vapidPrivateKey,
        PUSH_SERVICES: 'https://push.example,https://*.push.example',
        METRICS_TOKEN: 'sixteen-letters!',
        LOG_LEVEL: 'warn',
      })
    ).toEqual({
      production: true,
      webDomain: 'help.example',
      basePath: '/our/help',
      allowedOrigins: ['https://help.example', 'http://localhost:8910'],
      trustProxy: ['10.0.0.0/8', '2001:db8::1'],
      allowDiscovery: true,
      relaysData: false,
      addressLimitFactor: 20,
      stunUrls: ['stun:stun.help.example', 'stun:[2001:db8::1]:3478'],
      turnUrls: [
        'turn:turn.help.example:3478',
        'turns:turn.help.example:5349?transport=tcp',
      ],
      turnSecret: 'a secret, with commas',
      turnTtlSeconds: 900,
      redisUrl: 'rediss://:secret@redis.help.example:6380/1',
      operatorPassphrase: 'twelve chars',
      operatorSessionSecret: 'a secret of at least 32 characters',
      operatorSessionSeconds: 60,
      helpersSignIn: true,
      oidc: {
        issuer: 'https://login.example/realms/club',
        clientId: 'kinscreen',
        clientSecret: 'chosen by the provider',
        name: 'the club',
        groupsClaim: 'https://login.example/groups',
        helperGroups: ['helpers', '/club/Helfer und Freunde'],
        operatorGroups: ['cn=admins,o=club', 'cn=board,o=club'],
      },
      vapidPrivateKey: Buffer.from(vapidPrivateKey, 'base64url'),
      pushServices: ['https://push.example', 'https://*.push.example'],
      metricsToken: 'sixteen-letters!',
      logLevel: 'warn',
    })
  })

  const provider = {
    OIDC_ISSUER: 'https://login.example/',
    OIDC_CLIENT_ID: 'kinscreen',
    OIDC_CLIENT_SECRET: 'x',
    OPERATOR_SESSION_SECRET: 'a secret of at least 32 characters',
  }

  it('lets helpers sign in with a provider alone, without a passphrase', () => {
    const REQUIRE_SIGN_IN = 'helpers'
    const { helpersSignIn, oidc, operatorPassphrase } = parseEnv({
      ...provider,
      REQUIRE_SIGN_IN,
    })
    expect({ helpersSignIn, operatorPassphrase }).toEqual({
      helpersSignIn: true,
      operatorPassphrase: '',
    })
    expect(oidc).toMatchObject({
      issuer: 'https://login.example/',
      groupsClaim: 'groups',
      helperGroups: [],
      operatorGroups: [],
    })
  })

  it.each(['http://localhost:4000', 'http://127.0.0.1:4000/realms/club'])(
    'accepts a provider on this machine without TLS: %s',
    (OIDC_ISSUER) => {
      const settings = { ...provider, OIDC_ISSUER, OIDC_OPERATOR_GROUPS: 'a' }
      expect(parseEnv(settings).oidc?.issuer).toBe(OIDC_ISSUER)
    }
  )

  it('allows the web domain over https when no origin is listed', () => {
    const { allowedOrigins } = parseEnv({
      WEB_DOMAIN: 'help.example',
      ALLOWED_ORIGINS: '',
    })
    expect(allowedOrigins).toEqual(['https://help.example'])
    const ofDefaults = parseEnv({ WEB_DOMAIN: 'help.example' })
    expect(ofDefaults.allowedOrigins).toEqual(allowedOrigins)
  })

  it.each([
    ['', []],
    ['loopback,uniquelocal', ['loopback', 'uniquelocal']],
    ['10.0.0.0/8', ['10.0.0.0/8']],
    ['104.16.0.0/13, 2400:cb00::/32', ['104.16.0.0/13', '2400:cb00::/32']],
    ['2001::/16', ['2001::/16']],
    ['fc00::/7, fe80::/10', ['fc00::/7', 'fe80::/10']],
    ['::ffff:10.0.0.0/104', ['::ffff:10.0.0.0/104']],
  ])('reads TRUST_PROXY=%s as %p', (text, trustProxy) => {
    expect(parseEnv({ TRUST_PROXY: text })).toMatchObject({ trustProxy })
  })

  it('reads an empty list of STUN servers as none', () => {
    expect(parseEnv({ STUN_URLS: '' }).stunUrls).toEqual([])
  })

  it.each([
    ['TURN_URLS', 'turn:192.0.2.7'],
    ['TURN_URLS', 'turns:[2001:db8::1]:443?transport=tcp'],
    ['STUN_URLS', 'STUN:Stun.Example:3478'],
    ['REDIS_URL', '/run/redis/redis-server.sock'],
    ['REDIS_URL', 'redis://127.0.0.1:6379'],
    ['REDIS_URL', 'redis://localhost'],
    ['REDIS_URL', 'rediss://[::1]:6380/1'],
    ['REDIS_URL', 'redis://user:p%40ss@redis.example/15'],
    ['WEB_DOMAIN', '192.0.2.7'],
    ['WEB_DOMAIN', 'xn--hlp-hoa.example'],
    ['PUSH_SERVICES', 'https://push.example:8443'],
    ['PUSH_SERVICES', 'http://127.0.0.1:9'],
    ['ALLOWED_ORIGINS', 'http://192.168.1.5:8910'],
    ['REDIS_URI', 'of another program'],
  ])('accepts %s=%s', (name, value) => {
    const TURN_SECRET = 'north'
    expect(() => parseEnv({ TURN_SECRET, [name]: value })).not.toThrow()
  })

  it('allows http pages in production only from this machine', () => {
    const NODE_ENV = 'production'
    const own =
      'http://localhost:8910,http://127.0.0.1:8910,http://[::1]:8910,http://a.localhost'
    expect(parseEnv({ NODE_ENV, ALLOWED_ORIGINS: own })).toBeTruthy()
    expect(() =>
      parseEnv({ NODE_ENV, ALLOWED_ORIGINS: 'http://help.example' })
    ).toThrow(
      /^ALLOWED_ORIGINS must be origins of https in production.* It is "http:\/\/help\.example"\.$/
    )
  })
})
