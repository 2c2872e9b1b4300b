import { parseEnv } from './parseEnv'

const vapidPrivateKey = 'newvMkwhIR93TPQFpxfbajTYo6Ugu1dskNVTqOLDtCU'

describe('parseEnv', () => {
  it('has a default for every variable', () => {
    expect(parseEnv({})).toEqual({
      production: false,
      webDomain: 'localhost',
      allowedOrigins: ['https://localhost'],
      allowDiscovery: false,
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
        ALLOWED_ORIGINS: 'https://help.example, http://localhost:8910',
        ALLOW_DISCOVERY: 'true',
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
        VAPID_PRIVATE_KEY: vapidPrivateKey,
        PUSH_SERVICES: 'https://push.example,https://*.push.example',
        METRICS_TOKEN: 'sixteen-letters!',
        LOG_LEVEL: 'warn',
      })
    ).toEqual({
      production: true,
      webDomain: 'help.example',
      allowedOrigins: ['https://help.example', 'http://localhost:8910'],
      trustProxy: ['10.0.0.0/8', '2001:db8::1'],
      allowDiscovery: true,
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
      vapidPrivateKey: Buffer.from(vapidPrivateKey, 'base64url'),
      pushServices: ['https://push.example', 'https://*.push.example'],
      metricsToken: 'sixteen-letters!',
      logLevel: 'warn',
    })
  })

  it('allows the web domain over https when no origin is listed', () => {
    const { allowedOrigins } = parseEnv({
      WEB_DOMAIN: 'help.example',
      ALLOWED_ORIGINS: '',
    })
    expect(allowedOrigins).toEqual(['https://help.example'])
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

  it.each(['0', '1', '2', '10', 'loopback, 1'])(
    'refuses TRUST_PROXY=%s, because a number of hops believes whoever connects',
    (text) => {
      expect(() => parseEnv({ TRUST_PROXY: text })).toThrow(
        /^TRUST_PROXY must name the proxies by their addresses, such as .*\.$/
      )
    }
  )

  it.each([
    '0.0.0.0/1',
    '128.0.0.0/7',
    '128.0.0.0/128.0.0.0',
    '::/1',
    '2000::/3',
    '2000::/15',
    'f000::/4',
    '::ffff:0.0.0.0/96',
    '::ffff:128.0.0.0/103',
    'loopback, 64.0.0.0/2',
  ])('refuses TRUST_PROXY=%s, in which the internet is', (text) => {
    expect(() => parseEnv({ TRUST_PROXY: text })).toThrow(
      'TRUST_PROXY must be the networks of the proxies alone, no wider than /8 in IPv4 and /16 in IPv6, because everybody in them is believed.'
    )
  })

  it.each(['0.0.0.0/0', '::/0', '0.0.0.0/0.0.0.0'])(
    'refuses TRUST_PROXY=%s, which is everybody',
    (text) => {
      expect(() => parseEnv({ TRUST_PROXY: text })).toThrow(/^TRUST_PROXY must/)
    }
  )

  it('takes an empty list of STUN servers as none', () => {
    expect(parseEnv({ STUN_URLS: '' }).stunUrls).toEqual([])
  })

  it.each([
    ['WEB_DOMAIN', ''],
    ['WEB_DOMAIN', 'localhost:8910'],
    ['WEB_DOMAIN', 'https://help.example'],
    ['WEB_DOMAIN', '-help.example'],
    ['ALLOWED_ORIGINS', 'help.example'],
    ['ALLOWED_ORIGINS', 'https://help.example/'],
    ['ALLOWED_ORIGINS', 'https://help.example,*'],
    ['ALLOWED_ORIGINS', 'null'],
    ['TRUST_PROXY', 'proxy.example'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/x'],
    ['TRUST_PROXY', '10.0.0.0/8.example'],
    ['ADDRESS_LIMIT_FACTOR', '0'],
    ['ADDRESS_LIMIT_FACTOR', '1.5'],
    ['STUN_URLS', 'stun.help.example'],
    ['STUN_URLS', 'turn:turn.help.example'],
    ['TURN_URLS', 'stun:stun.help.example'],
    ['TURN_URLS', 'turn:turn.help.example?transport=carrier-pigeon'],
    ['TURN_TTL_SECONDS', ''],
    ['TURN_TTL_SECONDS', '0'],
    ['TURN_TTL_SECONDS', '1.5'],
    ['TURN_TTL_SECONDS', 'two hours'],
    ['REDIS_URL', 'redis.example:6379'],
    ['REDIS_URL', 'redis://'],
    ['REDIS_URL', 'http://redis.example'],
    ['OPERATOR_SESSION_SECONDS', '1h'],
    ['VAPID_PRIVATE_KEY', 'AAAA'],
    ['VAPID_PRIVATE_KEY', 'A'.repeat(43)],
    ['VAPID_PRIVATE_KEY', '-----BEGIN PRIVATE KEY-----'],
    ['PUSH_SERVICES', 'push.example'],
    ['METRICS_TOKEN', 'a token with spaces'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s in one sentence that names it', (name, value) => {
    expect(() => parseEnv({ [name]: value })).toThrow(
      new RegExp(`^${name} must be [^\n]*\\.$`)
    )
  })

  it.each([
    ['OPERATOR_PASSPHRASE', 'eleven chars'.slice(1)],
    ['OPERATOR_SESSION_SECRET', 'x'.repeat(31)],
    ['METRICS_TOKEN', 'x'.repeat(15)],
  ])('refuses a %s that is too short', (name, value) => {
    expect(() => parseEnv({ [name]: value })).toThrow(
      new RegExp(`^${name} must have at least \\d+ characters, or be empty\\.$`)
    )
  })

  it('refuses REQUIRE_SIGN_IN without what a sign-in needs', () => {
    const REQUIRE_SIGN_IN = 'helpers'
    const OPERATOR_PASSPHRASE = 'twelve chars'
    expect(() => parseEnv({ REQUIRE_SIGN_IN })).toThrow(
      'OPERATOR_PASSPHRASE must be set when REQUIRE_SIGN_IN is set.'
    )
    expect(() => parseEnv({ REQUIRE_SIGN_IN, OPERATOR_PASSPHRASE })).toThrow(
      'OPERATOR_SESSION_SECRET must be set when REQUIRE_SIGN_IN is set.'
    )
  })

  it.each(['helper', 'true', 'everybody'])(
    'refuses %s as REQUIRE_SIGN_IN, which would leave open what was to be closed',
    (REQUIRE_SIGN_IN) => {
      expect(() => parseEnv({ REQUIRE_SIGN_IN })).toThrow(
        'REQUIRE_SIGN_IN must be helpers, or be empty.'
      )
    }
  )

  it('refuses TURN_URLS without TURN_SECRET', () => {
    expect(() => parseEnv({ TURN_URLS: 'turn:turn.help.example' })).toThrow(
      'TURN_SECRET must be set when TURN_URLS is set.'
    )
  })

  it('never repeats a bad value, which may be a secret in the wrong place', () => {
    expect(() => parseEnv({ TURN_URLS: 'hunter2' })).toThrow(
      expect.objectContaining({
        message: expect.not.stringContaining('hunter2'),
      })
    )
  })
})
