import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { filesIn } from '../../../../scripts/pages/fillIn.mjs'
import { publishPages } from '../../../../scripts/pages/publishPages.mjs'
import { type Program, startProgram } from '../../support/program'

import { root } from './deployFiles'
import { mainSettings, siteSettings } from './nginxSettings'
import type { Ports } from './ports'

/**
 * Publishes pages as in an upgrade.
 *
 * @param folder of the installation
 * @param pages built repository
 * @returns the folder that nginx serves
 */
export function publishWeb(folder: string, pages: string): string {
  const place = join(folder, 'web')
  const built = join(pages, 'web', 'dist')
  publishPages(place, {
    files: filesIn(built),
    read: (path: string) => readFileSync(join(built, path)),
  })
  return place
}

/**
 * Release 0.9.0 has no such file, so its pages get the rules of this
 * repository.
 *
 * @returns the path of the nginx rules that map paths to files
 */
function locationsOf(pages: string): string {
  const [own, usual] = [pages, root].map((repository) =>
    join(repository, 'deploy', 'nginx', 'dist', 'web-locations.conf')
  ) as [string, string]
  return existsSync(own) ? own : usual
}

/**
 * Starts nginx with the shipped files; its sockets and logs are in the folder.
 *
 * @param folder with cert.pem and key.pem
 * @param pages built repository with the pages and their headers
 */
export function startNginx(
  folder: string,
  ports: Ports,
  pages: string
): Promise<Program> {
  const place = publishWeb(folder, pages)
  const main = join(folder, 'nginx.conf')
  const sites = join(folder, 'kinscreen.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n')
  writeFileSync(
    main,
    mainSettings(ports, [
      ['/run/kinscreen', folder],
      ['user www-data;', process.getuid?.() === 0 ? 'user root;' : ''],
      ['/run/nginx.pid', join(folder, 'nginx.pid')],
      ['/etc/nginx/conf.d/*.conf', sites],
      ['/var/log/nginx', folder],
      ['http {', `http {\n${temporary}`],
    ])
  )
  writeFileSync(
    sites,
    siteSettings(ports, [
      ['/run/kinscreen', folder],
      ['/etc/kinscreen/tls/fullchain.pem', join(folder, 'cert.pem')],
      ['/etc/kinscreen/tls/privkey.pem', join(folder, 'key.pem')],
      [
        '/srv/kinscreen/deploy/nginx/dist/web-locations.conf',
        locationsOf(pages),
      ],
      ['/srv/kinscreen', pages],
      ['/var/lib/kinscreen/web', place],
    ])
  )
  const foreground = ['-g', 'daemon off;']
  return startProgram(
    ['nginx', '-e', join(folder, 'error.log'), '-c', main, ...foreground],
    [ports.tls, ports.plain]
  )
}
