import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { fromRoot } from '../../setup/root.mjs'
import { startProgram } from '../startProgram.mjs'

const shipped = readFileSync(
  fromRoot('deploy', 'nginx', 'kinscreen.conf'),
  'utf8'
)

/** Reads the lines of deploy/nginx about the instances. */
function shippedApi(instances) {
  const [upstream] = /^upstream [^}]+\}$/m.exec(shipped)
  const [location] = /^ *location \/ \{\n *proxy_pass [^}]+\}$/m.exec(shipped)
  const [map] = /^map \$http_upgrade [^}]+\}$/m.exec(shipped)
  const [, options] = /server 127\.0\.0\.1:\d+ (.+;)/.exec(upstream)
  const servers = instances.map((port) => `server 127.0.0.1:${port} ${options}`)
  return {
    map,
    upstream: upstream.replace(
      / *server [^]+;(?=\n *keepalive)/,
      servers.join('\n')
    ),
    // nginx passes on the X-Forwarded-For of the simulated page.
    location: location.replace('$remote_addr', '$http_x_forwarded_for'),
  }
}

/** With fewer workers, a worker would exceed its limit of open files. */
const workers = 4

const configuration = ({
  folder,
  port,
  redisPort,
  redisServers,
  api: { map, upstream, location },
}) => `
load_module /usr/lib/nginx/modules/ngx_stream_module.so;
worker_processes ${workers};
daemon off;
pid ${join(folder, 'pid')};
error_log ${join(folder, 'error.log')} crit;
events { worker_connections 100000; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(folder, name)};`).join(' ')}
  ${upstream}
  ${map}
  server {
    listen 127.0.0.1:${port} backlog=4096 reuseport;
    ${location}
  }
}
stream {
  upstream redis {
    server 127.0.0.1:${redisServers[0]} max_fails=1 fail_timeout=5s;
    server 127.0.0.1:${redisServers[1]} backup;
  }
  server {
    listen 127.0.0.1:${redisPort};
    proxy_connect_timeout 1s;
    proxy_pass redis;
  }
}
`

/**
 * Starts nginx as the proxy of the instances, configured as in deploy/nginx.
 * nginx also forwards one port to two Redis servers: to the second if the first
 * does not answer.
 *
 * @param places an object: folder, port, instances, redisPort, redisServers
 */
export async function startNginx(places) {
  mkdirSync(places.folder, { recursive: true })
  const path = join(places.folder, 'nginx.conf')
  const api = shippedApi(places.instances)
  writeFileSync(path, configuration({ ...places, api }))
  const nginx = await startProgram('nginx', ['-c', path], places.port)
  return {
    end: async () => {
      await nginx.end()
      rmSync(places.folder, { recursive: true, force: true })
    },
  }
}
