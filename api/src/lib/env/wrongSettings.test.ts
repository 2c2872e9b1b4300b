import { settingNames } from './variables'
import { problemsOf } from './wrongSettings.fixtures'

const long = 'x'.repeat(300)

const session = {
  OPERATOR_SESSION_SECRET: 'a secret of at least 32 characters',
}

/** Valid settings of an OpenID provider. */
const provider = {
  ...session,
  OIDC_ISSUER: 'https://login.example',
  OIDC_CLIENT_ID: 'kinscreen',
  OIDC_CLIENT_SECRET: 'x',
  OIDC_OPERATOR_GROUPS: 'admins',
}

/**
 * Values that an operator may write by mistake, out of habit, or because
 * another program accepts them.
 */
const wrong: Record<string, readonly string[]> = {
  NODE_ENV: ['prod', 'Production', 'production ', '"production"'],
  WEB_DOMAIN: [
    ...['', ' ', 'localhost:8910', 'https://help.example', 'help.example/'],
    ...['-help.example', 'help..example', '.help.example', 'help.example.'],
    ...['help_me.example', 'hilfe für.example', 'help.example # ours'],
    ...['192.0.2', '192.0.2.300', '1234', '"help.example"', `${long}.example`],
    ...[`${'x'.repeat(64)}.example`, 'help.example\r', 'a,b'],
  ],
  BASE_PATH: [
    ...['help', '/', '/help/', '//help', '/a b', '/help.html', '/..', ' /help'],
    ...['/help?x', '/help#x', 'https://help.example/help', '"/help"', '/$help'],
  ],
  ALLOWED_ORIGINS: [
    ...['help.example', 'https://help.example/', 'https://help.example,*'],
    ...['null', '*', 'https://*.help.example', 'https://help.example:443'],
    ...['https://help.example;https://b.example', 'https://Help.Example'],
    ...['https://help.example https://b.example', 'wss://help.example'],
    ...[
      'https://help.example/receive',
      'https://u:p@help.example',
      '"https://a"',
    ],
  ],
  RELAY_DATA_CONNECTIONS: ['', 'yes', '1', 'TRUE', 'off'],
  ALLOW_DISCOVERY: ['', 'yes', '1', 'TRUE', 'on', 'false # for now', 'true '],
  TRUST_PROXY: [
    ...['0', '1', '2', '10', 'loopback, 1', 'true', 'proxy.example', 'any'],
    ...[
      '10.0.0.0/x',
      '10.0.0.0/8.example',
      '10.0.0.0/33',
      '10.0.0',
      '10.0.0.*',
    ],
    ...['0.0.0.0/0', '::/0', '0.0.0.0/0.0.0.0', '0.0.0.0/1', '128.0.0.0/7'],
    ...['128.0.0.0/128.0.0.0', '::/1', '2000::/3', '2000::/15', 'f000::/4'],
    ...['::ffff:0.0.0.0/96', '::ffff:128.0.0.0/103', 'loopback, 64.0.0.0/2'],
    ...['10.0.0.5;10.0.0.6', '10.0.0.5 10.0.0.6', '127.0.0.1:9001'],
  ],
  ADDRESS_LIMIT_FACTOR: ['', '0', '-1', '1.5', '2x', '1e3', '100001', ' 2'],
  STUN_URLS: [
    ...['stun.help.example', 'turn:turn.help.example', 'stun://stun.example'],
    ...['stun:', 'stun:stun.example:', 'stun:stun.example:0', 'stun:a:65536'],
    ...[
      'stun:stun.example:99999',
      'stun:stun.example?transport=udp',
      'stun:[::::]',
    ],
    ...[
      'stun:a..b',
      'stun:-a',
      'stun:2001:db8::1',
      'stun:a stun:b',
      'stun:a;stun:b',
    ],
  ],
  TURN_URLS: [
    ...[
      'stun:stun.help.example',
      'turn.help.example:3478',
      'https://turn.example',
    ],
    ...['turn:turn.example?transport=carrier-pigeon', 'turn:turn.example?'],
    ...[
      'turn:turn.example:port',
      'turn:user@turn.example',
      'turns://turn.example',
    ],
    ...[
      'turn:turn.example:3478/udp',
      'turn:192.0.2.256',
      '"turn:turn.example"',
    ],
  ],
  TURN_SECRET: ['replace-this-secret', ' a secret', 'a secret\r'],
  TURN_TTL_SECONDS: [
    ...[
      '',
      '0',
      '9',
      '1.5',
      '10m',
      'two hours',
      '-600',
      '+600',
      '6e2',
      '0x258',
    ],
    ...[
      '86401',
      '600 # ten minutes',
      '６００',
      '1_000',
      '1,000',
      '600s',
      ' 600',
    ],
    ...['9'.repeat(400)],
  ],
  REDIS_URL: [
    ...['redis.example:6379', 'redis://', 'http://redis.example', 'localhost'],
    ...['redis://redis.example:99999', 'redis://redis.example/first'],
    ...['redis://:pass#word@redis.example', 'redis://:pass/word@redis.example'],
    ...['redis://redis.example?db=1', 'redis:redis.example', '6379', '/'],
    ...['unix:///run/redis.sock', 'redis://a,redis://b', 'redis://a b'],
    ...['//redis.example:6379', '/run/redis.sock?db=1', '/run/re dis.sock'],
    // Redis without a password on another machine.
    ...['redis://redis.example', 'redis://redis:6379', 'redis://10.0.0.5/1'],
    ...['rediss://redis.example', 'redis://user@redis.example'],
    ...['redis://:@redis.example', 'redis://[::]', 'redis://127.0.0.1.example'],
  ],
  OPERATOR_PASSPHRASE: ['eleven char', ' twelve chars', 'twelve chars\t'],
  OPERATOR_SESSION_SECRET: ['x'.repeat(31), `${'x'.repeat(40)} `],
  OPERATOR_SESSION_SECONDS: ['', '0', '1h', '1.5', '31536001', 'for ever'],
  REQUIRE_SIGN_IN: ['helper', 'true', 'everybody', 'Helpers', 'helpers '],
  OIDC_ISSUER: [
    ...['login.example', 'http://login.example', 'https://', 'https://a b'],
    ...['https://login.example?tenant=1', 'https://login.example/#club'],
    ...['https://user:word@login.example', 'ldaps://login.example', ' '],
    ...['"https://login.example"', 'https://login.example\r'],
    ...['https://login.example,https://b.example https://c.example'],
    ...['common', 'organizations', 'consumers'].map(
      (all) => `https://login.microsoftonline.com/${all}/v2.0`
    ),
  ],
  OIDC_CLIENT_ID: [' kinscreen', 'kinscreen\r', 'hélp', ' '],
  OIDC_CLIENT_SECRET: ['replace-this-secret', ' a secret', 'a secret\r'],
  OIDC_NAME: ['"the club"', '<b>club</b>', 'x'.repeat(41), 'the\nclub'],
  OIDC_GROUPS_CLAIM: ['', 'my groups', ' groups', 'groups\r', 'x'.repeat(101)],
  OIDC_HELPER_GROUPS: [
    ...[',', ';', ' ', '"helpers"', 'helpers, a\u200bb', 'x'.repeat(201)],
  ],
  OIDC_OPERATOR_GROUPS: ['"admins"', 'admins, "more"', 'x'.repeat(201)],
  VAPID_PRIVATE_KEY: [
    ...['AAAA', 'A'.repeat(43), '-----BEGIN PRIVATE KEY-----', 'a b', 'a+b/c='],
  ],
  PUSH_SERVICES: [
    ...['push.example', 'http://push.example', 'https://*', 'https://*.com'],
    ...[
      'https://push.example/',
      'https://*push.example',
      'https://push.*.example',
    ],
    ...['*', 'https://push.example/send'],
  ],
  METRICS_TOKEN: [
    ...['a token with spaces', 'x'.repeat(15), 'schlüssel-zu-den-zahlen'],
    ...['sixteen letters!', 'x'.repeat(16) + '\n'],
  ],
  LOG_LEVEL: ['', 'loud', 'INFO', 'warning', '3', 'info '],
  REDWOOD_API_HOST: [
    ...['', ' 127.0.0.1', 'http://127.0.0.1', '127.0.0.1:9001', '[::1]'],
    ...['127.0.0', '127.0.0.256', '127.0.0.1/8', '*', '"127.0.0.1"', '::x'],
    ...['0.0.0.0,::', 'all interfaces', '127.0.0.1\r'],
  ],
  REDWOOD_API_PORT: [
    ...['', 'http', '9001x', '9001 # api', '-1', '+9001', '65536', '1e4'],
    ...['0x2329', '9001.0', '9,001', ' 9001', '9001,9002', '"9001"', '09001'],
    ...['127.0.0.1:9001', '9'.repeat(400)],
  ],
}

describe('a wrong setting', () => {
  it('is tested for every setting', () => {
    expect(Object.keys(wrong).sort()).toEqual([...settingNames].sort())
  })

  const all = Object.entries(wrong).flatMap(([name, values]) =>
    values.map((value) => [name, value] as const)
  )

  it.each(all)(
    'is reported with its name, what it must be and what it is: %s=%j',
    (name, value) => {
      const problems = problemsOf({
        ...provider,
        TURN_SECRET: 'north',
        [name]: value,
      })
      expect(problems.length).toBeGreaterThan(0)
      for (const problem of problems) {
        expect(problem).toMatch(
          /^[A-Z_]+ must (?:be|have|name|not) [^\n]+\. It (?:is|has) [^\n]+\.$/
        )
        expect(problem.startsWith(`${name} must `)).toBe(true)
        expect(problem.length).toBeLessThan(400)
      }
    }
  )

  it.each([
    [{ LOG_LEVEL: 'loud' }, 'It is "loud".'],
    [{ WEB_DOMAIN: '' }, 'It is empty.'],
    [{ STUN_URLS: 'stun:a,stun.b, stun:c' }, 'It has "stun.b".'],
    [{ TURN_URLS: 'turn:a' }, 'It is not set.'],
    [{ TURN_URLS: 'turn:a', TURN_SECRET: '' }, 'It is empty.'],
    [{ OPERATOR_PASSPHRASE: 'short' }, 'It has 5 characters.'],
    [{ METRICS_TOKEN: 'x' }, 'It has one character.'],
    [{ WEB_DOMAIN: 'help.example\u00a0' }, 'It is "help.example\\u{a0}".'],
    [{ WEB_DOMAIN: 'help\u200b.example' }, 'It is "help\\u{200b}.example".'],
    [{ WEB_DOMAIN: 'hélp.example' }, 'It is "hélp.example".'],
    [
      { REDIS_URL: 'redis://redis.example:6379' },
      'It is "redis://redis.example:6379".',
    ],
    [
      { REDIS_URL: 'unix:///run/redis.sock' },
      'It is "unix:///run/redis.sock".',
    ],
    [{ LOG_LEVEL: 'in\nfo' }, 'It is "in\\nfo".'],
    [{ WEB_DOMAIN: `${'long.'.repeat(50)}` }, `${'long.'.repeat(16)}…".`],
  ])('is reported as it was found: %j', (settings, found) => {
    const [problem] = problemsOf(settings)
    expect(problem?.endsWith(found)).toBe(true)
  })

  const secret = '0f1e2d3c4b5a69788796a5b4c3d2e1f0'

  it.each([
    ['TURN_SECRET', ` ${secret}`],
    ['OPERATOR_SESSION_SECRET', secret.slice(1)],
    ['OPERATOR_PASSPHRASE', `${secret} `],
    ['OIDC_CLIENT_SECRET', `${secret} `],
    ['OIDC_ISSUER', `https://user:${secret}@login.example`],
    ['METRICS_TOKEN', `${secret} `],
    ['VAPID_PRIVATE_KEY', secret],
    ['TURN_URLS', secret],
    ['TURN_URLS', `turn:turn.example,${secret}`],
    ['LOG_LEVEL', secret],
    ['REDIS_URL', `redis://:${secret}@redis.example/first`],
    ['REDIS_URL', `user:${secret}@redis.example`],
    ['REDIS_URL', `redis://:short@redis.example:99999`],
    ['REDIS_URL', 'redis://:short'],
    ['REDIS_URL', 'redis://user:short'],
    ['REDIS_URL', 'redis://redis.example:6379:short'],
    ['REDIS_URL', 'redis://redis.example:6379?password=short'],
    ['REDIS_URL', '/run/redis.sock?password=short'],
    ['REDIS_URL', '//redis.example:6379?password=short'],
    ['REDIS_URL', 'redis://redis.example#short'],
    ['REDIS_URL', 'redis://:#short@redis.example'],
  ])(
    'is not printed if it is a secret or contains one: %s=%s',
    (name, value) => {
      const [problem] = problemsOf({ [name]: value })
      expect(problem).toMatch(/^[A-Z_]+ must .* It (?:is|has) /)
      expect(problem).not.toMatch(/short|[0-9a-f]{8}/)
    }
  )

  it('is reported together with all others', () => {
    expect(
      problemsOf({
        LOG_LEVEL: 'loud',
        TURN_TTL_SECONDS: 'soon',
        TURN_URLS: 'turn:a',
        REQUIRE_SIGN_IN: 'helpers',
      }).map((problem) => problem.split(' ')[0])
    ).toEqual([
      ...['TURN_TTL_SECONDS', 'LOG_LEVEL', 'TURN_SECRET'],
      ...['OPERATOR_PASSPHRASE', 'OPERATOR_SESSION_SECRET'],
    ])
  })

  it.each([
    'OIDC_CLIENT_ID',
    'OIDC_CLIENT_SECRET',
    'OIDC_ISSUER',
    'OPERATOR_SESSION_SECRET',
  ])('is reported by name if half a provider is set, without %s', (missing) => {
    const settings = {
      ...{ OPERATOR_PASSPHRASE: 'twelve chars', REQUIRE_SIGN_IN: 'helpers' },
      ...{ ...provider, [missing]: '' },
    }
    const [problem, ...more] = problemsOf(settings)
    expect(problem).toMatch(new RegExp(`^${missing} must be set when .* empty`))
    expect(more).toEqual([])
  })

  it('is a provider for helpers while everybody may see a screen', () => {
    expect(problemsOf({ ...provider, OIDC_OPERATOR_GROUPS: '' })).toEqual([
      expect.stringMatching(
        /^REQUIRE_SIGN_IN must be helpers when OIDC_ISSUER/
      ),
    ])
  })

  it.each<Record<string, string>>([
    { OIDC_CLIENT_ID: 'kinscreen' },
    { OIDC_CLIENT_SECRET: 'x' },
    { OIDC_NAME: 'the club' },
    { OIDC_HELPER_GROUPS: 'helpers' },
    { OIDC_OPERATOR_GROUPS: 'admins' },
  ])('is a provider without an address: %j', (settings) => {
    expect(problemsOf({ ...session, ...settings })).toEqual([
      'OIDC_ISSUER must be set when another setting of OIDC is set. It is not set.',
    ])
  })
})
