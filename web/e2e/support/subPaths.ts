import {
  chmodSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { selfSignedCertificate } from './certificate'
import { freePort } from './freePort'
import { type OwnApi, ownApi } from './ownApi'
import { type Program, startProgram } from './program'
import { publishBelow } from './publishBelow'

const host = 'help.example'

/** Two installations of one build, at two paths of one host. */
export interface SubPaths {
  /** makes a browser find and trust the host */
  readonly args: string[]
  /** for requests without a browser, which cannot find the host */
  readonly url: string
  /** the paths of all requests, of any page */
  requests(): string[]
  stop(): Promise<void>
}

export const subPaths = [
  { base: '/help', name: 'Anna & Sons' },
  { base: '/our/club', name: 'The club' },
] as const

const proxied = (address: string) => `
      proxy_pass http://${address};
      proxy_http_version 1.1;
      proxy_buffering off;
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_header;`

/** What docs/deploy.md says about the web server in front. */
const front = (base: string, port: number) => `
    location = ${base} {
      return 308 ${base}/;
    }
    location ${base}/ {${proxied(`127.0.0.1:${port}`)}
    }`

/** Serves one installation; `web-headers.conf` removes the path. */
const inner = (folder: string, port: number, api: number) => `
  server {
    listen 127.0.0.1:${port};
    root ${folder}/web;
    include ${folder}/web-headers.conf;
    location /.redwood/functions/ {${proxied(`127.0.0.1:${api}/`)}
    }
    location /peerjs {${proxied(`127.0.0.1:${api}`)}
    }
    include ${folder}/web-locations.conf;
  }`

/** @throws if a server does not start */
export async function startSubPaths(): Promise<SubPaths> {
  const folder = mkdtempSync(join(tmpdir(), 'sub-paths-'))
  // nginx, started by root, reads it as nobody.
  chmodSync(folder, 0o755)
  const { cert, key, arg } = selfSignedCertificate(folder)
  const tls = await freePort()
  const apis: OwnApi[] = []
  const servers: string[] = []
  const fronts: string[] = []
  for (const [index, { base, name }] of subPaths.entries()) {
    const own = join(folder, String(index))
    publishBelow(own, {
      ...{ APP_NAME: name, COMPANY_NAME: name },
      ...{ WEB_DOMAIN: host, BASE_PATH: base },
    })
    const api = await ownApi({
      ...{ WEB_DOMAIN: host, BASE_PATH: base },
      ALLOWED_ORIGINS: `https://${host}`,
      OPERATOR_PASSPHRASE: 'a passphrase for tests',
      ADDRESS_LIMIT_FACTOR: '100',
    })
    apis.push(api)
    const port = await freePort()
    servers.push(inner(own, port, api.port))
    fronts.push(front(base, port))
  }
  const file = join(folder, 'nginx.conf')
  const log = join(folder, 'requests')
  writeFileSync(
    file,
    `daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  log_format path '$request_uri';
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n  ')}
  map $http_upgrade $connection_header {
    default upgrade;
    '' '';
  }
  server {
    listen 127.0.0.1:${tls} ssl;
    absolute_redirect off;
    ssl_certificate ${cert};
    ssl_certificate_key ${key};
    access_log ${log} path;${fronts.join('')}
  }${servers.join('')}
}
`
  )
  await Promise.all(apis.map((api) => api.start()))
  const command = [
    'nginx',
    '-e',
    join(folder, 'error.log'),
    '-c',
    file,
  ] as const
  const nginx: Program = await startProgram(command, [tls])
  return {
    args: [`--host-resolver-rules=MAP ${host}:443 127.0.0.1:${tls}`, arg],
    url: `https://127.0.0.1:${tls}`,
    requests: () => readFileSync(log, 'utf8').split('\n').filter(Boolean),
    stop: async () => {
      await nginx.stop()
      for (const api of apis) await api.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
