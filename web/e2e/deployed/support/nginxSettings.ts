import { deployFile, type Replacements } from './deployFiles'
import type { Ports } from './ports'
import { address } from './values'

export const mainSettings = (ports: Ports, more: Replacements): string =>
  deployFile('nginx/nginx.conf', [
    [/^ *listen \[::\].*\n/, ''],
    ['listen 443 ', `listen ${address}:${ports.tls} `],
    ['listen 80 ', `listen ${address}:${ports.plain} `],
    [':5349', `:${ports.relayTls}`],
    ...more,
  ])

export const siteSettings = (ports: Ports, more: Replacements): string =>
  deployFile('nginx/kinscreen.conf', [
    ['127.0.0.1:9001', `127.0.0.1:${ports.api}`],
    ['127.0.0.1:9002', `127.0.0.1:${ports.otherApi}`],
    ...more,
  ])
