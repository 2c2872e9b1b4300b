import { accessSync, constants } from 'node:fs'
import path from 'node:path'

import { installPrograms, isDebianRoot } from './debian.mjs'
import { Problem } from './problem.mjs'

/**
 * @param commands possible names of the program
 * @param more `variable`: the environment variable that contains the path;
 * `files`: paths of something that is not an executable; `service`: a service
 * that Debian would start at boot
 */
const program = (name, debianPackage, commands, more = {}) => ({
  ...{ name, debianPackage, commands, ...more },
})

/** The programs that the api's and the end-to-end tests need. */
export const programs = [
  program(
    'Chromium',
    'chromium',
    ['chromium', 'chromium-browser', 'google-chrome'],
    { variable: 'CHROMIUM_PATH' }
  ),
  program('Firefox', 'firefox-esr', ['firefox-esr', 'firefox'], {
    variable: 'FIREFOX_PATH',
  }),
  // The engine of Safari, on Linux.
  program('WebKitWebDriver', 'webkit2gtk-driver', ['WebKitWebDriver'], {
    variable: 'WEBKIT_DRIVER_PATH',
  }),
  program('Xvfb', 'xvfb', ['Xvfb']),
  program('openbox', 'openbox', ['openbox']),
  program('xdotool', 'xdotool', ['xdotool']),
  program('coturn', 'coturn', ['turnserver'], { service: 'coturn' }),
  program('nftables', 'nftables', ['nft'], { service: 'nftables' }),
  program('OpenSSL', 'openssl', ['openssl']),
  program('nginx', 'nginx', ['nginx'], {
    variable: 'NGINX_PATH',
    service: 'nginx',
  }),
  // Paths on Debian and on Fedora.
  program('the stream module of nginx', 'libnginx-mod-stream', [], {
    files: [
      '/usr/lib/nginx/modules/ngx_stream_module.so',
      '/usr/lib64/nginx/modules/ngx_stream_module.so',
    ],
  }),
  program('Redis', 'redis-server', ['redis-server'], {
    service: 'redis-server',
  }),
  // The screenshots in web/e2e/appearance are drawn with this font.
  program('DejaVu Sans', 'fonts-dejavu-core', [], {
    files: ['/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf'],
  }),
  // Pages use Arial, or this replacement, until their own font has loaded.
  program('Liberation Sans', 'fonts-liberation', [], {
    files: [
      '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
      '/usr/share/fonts/liberation-sans/LiberationSans-Regular.ttf',
    ],
  }),
]

/**
 * The programs that `npm run rehearse` needs in addition to `programs`:
 *
 * - Podman and runc build and run the image without a daemon
 * - version 1 of Docker Compose checks Compose files without Docker
 * - Docker's registry serves images, so that they can be pulled by digest
 * - mmdebstrap and systemd-nspawn boot a system with the systemd unit
 * - Caddy serves an installation for one family
 * - Prometheus monitors an installation
 * - Poppler reads a printed page
 */
export const rehearsalPrograms = [
  program('Podman', 'podman', ['podman']),
  program('runc', 'runc', ['runc']),
  program('Docker Compose', 'docker-compose', ['docker-compose']),
  program('Docker Registry', 'docker-registry', ['docker-registry'], {
    service: 'docker-registry',
  }),
  program('mmdebstrap', 'mmdebstrap', ['mmdebstrap']),
  program('systemd-nspawn', 'systemd-container', ['systemd-nspawn']),
  program('Caddy', 'caddy', ['caddy'], { service: 'caddy' }),
  program('Prometheus', 'prometheus', ['prometheus'], {
    service: 'prometheus',
  }),
  program('Poppler', 'poppler-utils', ['pdftotext']),
]

function isThere(file, mode) {
  try {
    accessSync(file, mode)
    return true
  } catch {
    return false
  }
}

const isExecutable = (file) => isThere(file, constants.X_OK)

// Returns the path of a program or other file, or null. A path in the
// environment variable has precedence, even if it is wrong.
export function findProgram(
  { commands = [], files = [], variable },
  env = process.env
) {
  const given = variable && env[variable]
  if (given) return isExecutable(given) ? given : null
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const candidates = commands.flatMap((command) =>
    folders.map((folder) => path.join(folder, command))
  )
  return (
    candidates.find(isExecutable) ??
    files.find((file) => isThere(file, constants.R_OK)) ??
    null
  )
}

const missingOf = (needed, env) =>
  needed.filter((program) => !findProgram(program, env))

function adviceFor({ name, commands, files, variable }, env) {
  if (files) return `- ${name}: there is no ${files.join(' or ')}.`
  if (variable && env[variable]) {
    return `- ${name}: ${variable} is ${env[variable]}, which cannot be run. Correct or unset it.`
  }
  const otherwise = variable ? `; set ${variable} if it is elsewhere` : ''
  return `- ${name}: no ${commands.join(' or ')} on the PATH${otherwise}.`
}

function adviceOf(missing, env) {
  const packages = missing
    .filter(({ variable }) => !env[variable])
    .map(({ debianPackage }) => debianPackage)
  return [
    'Programs are not here that these steps need:',
    ...missing.map((program) => adviceFor(program, env)),
    ...(packages.length > 0
      ? [
          'On Debian, `npm run setup` as root installs those of the tests; all of these come with',
          `sudo apt-get install ${packages.join(' ')}`,
        ]
      : []),
    'The other steps run without them: --skip=… leaves steps out.',
  ].join('\n')
}

/**
 * @returns the environment, with variables for the paths of all programs
 * @throws Problem that names the missing programs
 */
export function requirePrograms(env, needed = programs) {
  const missing = missingOf(needed, env)
  if (missing.length > 0) throw new Problem(adviceOf(missing, env))
  const paths = needed
    .filter(({ variable }) => variable)
    .map((program) => [program.variable, findProgram(program, env)])
  return { ...env, ...Object.fromEntries(paths) }
}

/** Installs missing programs, but only as root on Debian. */
export async function installMissingPrograms(env, needed = programs) {
  const installable = missingOf(needed, env).filter(
    ({ variable }) => !env[variable]
  )
  if (installable.length > 0 && isDebianRoot()) {
    await installPrograms(installable, env)
  }
}
