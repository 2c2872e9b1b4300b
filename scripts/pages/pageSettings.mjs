import { hosts } from '../headers/staticHosts.mjs'

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const hostName = new RegExp(`^(?=.{1,253}$)${label}(?:\\.${label})*$`, 'i')

const isHostName = (text) => hostName.test(text)

function isApiUrl(text) {
  if (text.startsWith('/')) return /^\/[\w./-]*$/.test(text)
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false
  const { search, hash, username } = new URL(text)
  return !search && !hash && !username && !/\s/.test(text)
}

// Its characters have no meaning in URLs, patterns and the files of web servers.
const isBasePath = (text) => /^(?:\/[\w-]+)*$/.test(text)

const isWithin = (text, base) => text === base || text.startsWith(`${base}/`)

// A name is shown to people, and redwood.toml contains it unescaped.
const isName = (text) => /^[^<>"\\$\p{C}]{1,60}$/u.test(text.trim())

const aName = 'must be a name of at most 60 characters, without < > " \\ and $'

const rules = {
  APP_NAME: [isName, aName],
  COMPANY_NAME: [isName, aName],
  WEB_DOMAIN: [
    isHostName,
    'must be a host name such as help.example, without https:// and without a port',
  ],
  PEER_SERVER_HOST: [
    (text) => text === '' || isHostName(text),
    'must be a host name such as api.help.example, or be empty',
  ],
  BASE_PATH: [
    isBasePath,
    'must be a path such as /help, of letters, digits, - and _, without a slash at its end, or be empty',
  ],
  API_URL: [
    isApiUrl,
    'must be an address such as https://api.help.example, or a path such as /.redwood/functions',
  ],
  STATIC_HOST: [
    (text) => text === '' || Object.hasOwn(hosts, text),
    `must be one of ${Object.keys(hosts).join(', ')}, or be empty`,
  ],
  REQUIRE_SIGN_IN: [
    (text) => ['', 'helpers'].includes(text),
    'must be helpers, or be empty',
  ],
  ARRIVING_FRAMES: [
    (text) => ['', 'off'].includes(text),
    'must be off, or be empty',
  ],
  COMMIT: [
    (text) => /^(?:[0-9a-f]{7,64})?$/.test(text),
    'must be the id of a commit in hexadecimal, or be empty',
  ],
}

// Stands for the host of the pages.
const ownHost = 'https://own.invalid'

// Another installation may be at the root of the host.
const rulesOfSubPaths = {
  PEER_SERVER_HOST: [
    (text, { WEB_DOMAIN }) => text === '' || text !== WEB_DOMAIN,
    'must be empty where BASE_PATH is set, or be another host than that of the pages',
  ],
  API_URL: [
    (text, { BASE_PATH, WEB_DOMAIN }) => {
      if (!URL.canParse(text, ownHost)) return true
      const { hostname, pathname } = new URL(text, ownHost)
      const isOwn = [new URL(ownHost).hostname, WEB_DOMAIN].includes(hostname)
      return !isOwn || isWithin(pathname, BASE_PATH)
    },
    'must be a path below BASE_PATH, such as /help/.redwood/functions, or the address of an api on another host',
  ],
}

const isLocal = (text) => /^(?:localhost|127\.0\.0\.1)?$/.test(text)

// A static host runs no api, and pages on it must not use plain HTTP.
const rulesOfStaticHosts = {
  WEB_DOMAIN: [
    (text) => !isLocal(text),
    'must be the host name of the pages where STATIC_HOST is set',
  ],
  PEER_SERVER_HOST: [
    (text, { WEB_DOMAIN }) => !isLocal(text) && text !== WEB_DOMAIN,
    'must be the host name of the api, another than that of the pages, where STATIC_HOST is set',
  ],
  BASE_PATH: [
    (text) => text === '',
    'must be empty where STATIC_HOST is set, because a static host serves the pages at the root',
  ],
  API_URL: [
    (text) => text.startsWith('https://'),
    'must be the address of the api, such as https://api.help.example, where STATIC_HOST is set',
  ],
}

export const pageSettingNames = Object.keys(rules)

const found = (text) =>
  text === '' ? 'is empty' : `is ${JSON.stringify(text)}`

/**
 * Checks the settings that pages need, of which none is a secret.
 *
 * @param settings by name; missing ones have a default
 * @returns a line for each wrong setting: its name, the requirement, and the
 * found value
 */
export function pageSettingProblems(settings) {
  const value = valueIn(settings)
  const all = { ...defaults, ...settings }
  const wrong = (these) =>
    Object.entries(these).filter(
      ([name, [isRight]]) => !isRight(value(name), all)
    )
  const first = wrong(rules)
  const isStatic = Object.hasOwn(hosts, value('STATIC_HOST'))
  const base = value('BASE_PATH')
  const isBelow = base !== '' && isBasePath(base)
  const second = [
    ...(isBelow ? wrong(rulesOfSubPaths) : []),
    ...(isStatic ? wrong(rulesOfStaticHosts) : []),
  ]
  const names = first.map(([name]) => name)
  return [...first, ...second.filter(([name]) => !names.includes(name))].map(
    ([name, [, must]]) => `${name} ${must}. It ${found(value(name))}.`
  )
}

const defaults = {
  APP_NAME: 'Kinscreen',
  COMPANY_NAME: 'Kinscreen',
  WEB_DOMAIN: 'localhost',
}

const usualApi = '/.redwood/functions'

const valueIn =
  ({ BASE_PATH = '', ...settings }) =>
  (name) => {
    const base = isBasePath(BASE_PATH) ? BASE_PATH : ''
    const all = { ...defaults, API_URL: base + usualApi, BASE_PATH }
    return settings[name] ?? all[name] ?? ''
  }

/**
 * What a build contains in place of each setting. `npm run build` and
 * publish.mjs replace the placeholders by the values of an installation
 * (fillIn.mjs). Placeholders are valid names and host names, because the build
 * parses them.
 */
export const placeholders = {
  APP_NAME: '__APP_NAME__',
  COMPANY_NAME: '__COMPANY_NAME__',
  WEB_DOMAIN: 'web-domain.invalid',
  PEER_SERVER_HOST: 'peer-server-host.invalid',
  BASE_PATH: '/__BASE_PATH__',
  API_URL: '/__BASE_PATH__/__API_URL__',
  REQUIRE_SIGN_IN: '__REQUIRE_SIGN_IN__',
  ARRIVING_FRAMES: '__ARRIVING_FRAMES__',
}

/** @returns the value of each setting that has a placeholder, by its name */
export const valuesOfPages = (settings) =>
  Object.fromEntries(
    Object.keys(placeholders).map((name) => [
      name,
      valueIn(settings)(name).trim(),
    ])
  )
