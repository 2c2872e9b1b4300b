import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import { describeBuild } from '../headers/describeBuild.mjs'
import { nginxFiles } from '../headers/nginx.mjs'
import { answers, freePort } from '../setup/ports.mjs'
import { findProgram, programs } from '../setup/programs.mjs'

import { read } from './deployFiles.mjs'

const nginx = process.env.NGINX_PATH ?? 'nginx'
const host = '127.0.0.1'
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

export const hasNginx = programs
  .filter(({ debianPackage }) => debianPackage.includes('nginx'))
  .every((program) => findProgram(program))

// Adapts a shipped file to this machine's ports, folders and user.
const onThisMachine = (folder, { port, plainPort }, text) =>
  text
    .replaceAll('[::]:443', `[::1]:${port}`)
    .replaceAll('[::]:80', `[::1]:${plainPort}`)
    .replaceAll(/listen 443\b/g, `listen ${host}:${port}`)
    .replaceAll(/listen 80\b/g, `listen ${host}:${plainPort}`)
    .replace('user www-data;', process.getuid() === 0 ? 'user root;' : '')
    .replace('/run/nginx.pid', join(folder, 'pid'))
    .replace('/etc/nginx/conf.d/*.conf', join(folder, 'kinscreen.conf'))
    .replaceAll('/etc/kinscreen/tls', folder)
    .replaceAll('/run/kinscreen', folder)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('/var/www/html', folder)
    .replaceAll('/srv/kinscreen/deploy/nginx/dist', folder)
    .replaceAll('/var/lib/kinscreen', folder)
    .replace(
      'http {',
      ['http {', ...temporary.map((it) => `${it}_temp_path ${folder};`)].join(
        '\n'
      )
    )

const noBuild = describeBuild([], () => '', {}, 9000)

/** Removes IPv6 listeners, because a test machine may have no IPv6. */
export const withoutIpv6 = (text) => text.replaceAll(/^ *listen \[::.*\n/gm, '')

/**
 * Writes the files of deploy/nginx into a folder.
 *
 * @param folder contains privkey.pem and fullchain.pem; nginx writes there
 * @param change changes the text of both files for a test
 * @param build a description from describeBuild.mjs; the files of the build are
 * in the subfolder `web`
 * @returns the command that starts nginx, and its two ports
 */
export async function writeShippedNginx(folder, change, build = noBuild) {
  const ports = { port: await freePort(), plainPort: await freePort() }
  for (const [name, text] of Object.entries(nginxFiles(build))) {
    writeFileSync(join(folder, name), text)
  }
  for (const name of ['nginx.conf', 'kinscreen.conf']) {
    const text = onThisMachine(folder, ports, read(`deploy/nginx/${name}`))
    writeFileSync(join(folder, name), change(text))
  }
  const args = ['-e', 'stderr', '-c', join(folder, 'nginx.conf')]
  return { ...ports, command: nginx, args }
}

/**
 * Starts nginx with the files of deploy/nginx on 127.0.0.1.
 *
 * @param folder contains privkey.pem and fullchain.pem; nginx writes there
 * @param change changes the text of both files for a test
 * @param build a description from describeBuild.mjs; the files of the build are
 * in the subfolder `web`
 * @returns nginx's ports for TLS and for plain HTTP, and a function that stops
 * it
 * @throws if nginx exits instead of listening
 */
export async function startShippedNginx(
  folder,
  change = withoutIpv6,
  build = noBuild
) {
  const { command, args, ...ports } = await writeShippedNginx(
    folder,
    change,
    build
  )
  const child = spawn(command, [...args, '-g', 'daemon off;'], {
    stdio: 'ignore',
  })
  while (!(await answers(host, ports.port))) {
    if (child.exitCode !== null) throw new Error('nginx ended at its start.')
    await delay(20)
  }
  return {
    ...ports,
    stop: async () => {
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      await exit
    },
  }
}
