import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from '@playwright/test'

import { composeFile } from './support/composeFile'
import { deployFile, root } from './support/deployFiles'

interface Service {
  readonly build?: { context: string }
  readonly image?: string
  readonly environment?: Record<string, string | number>
  readonly volumes?: string[]
  readonly read_only?: boolean
  readonly network_mode?: string
}

let folder: string

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kinscreen-compose-'))
})

test.afterAll(() => rmSync(folder, { recursive: true }))

const settings = deployFile('kinscreen.env', [
  ['replace-this-secret', 'a secret of ours'],
])

/** Lets Compose itself read the file, together with an operator's settings. */
function servicesOf(path: string): Record<string, Service> {
  const written = execFileSync(
    'docker-compose',
    [...composeFile(folder, path, { settings }), 'config'],
    { stdio: ['ignore', 'pipe', 'pipe'] }
  )
  const yaml = join(folder, 'read.yaml')
  writeFileSync(yaml, written)
  const toJson = join(root, 'node_modules', '.bin', 'js-yaml')
  const json = execFileSync(toJson, [yaml], { encoding: 'utf8' })
  return (JSON.parse(json) as { services: Record<string, Service> }).services
}

const isApi = ([name]: [string, unknown]) => name.startsWith('api')

for (const [path, apis] of [
  ['compose.yaml', 2],
  ['family/compose.yaml', 1],
] as const) {
  test(`Compose reads deploy/${path} as intended`, () => {
    const services = Object.entries(servicesOf(path))
    const instances = services.filter(isApi)
    expect(instances).toHaveLength(apis)
    const { pages } = Object.fromEntries(services)
    expect(pages?.environment).toMatchObject({ WEB_DOMAIN: 'help.example' })
    for (const [, { build, image, environment, ...service }] of instances) {
      expect(build).toMatchObject({ context: root })
      expect(image).toMatch(/^ghcr\.io\/kinscreen\/kinscreen:/)
      expect(environment).toMatchObject({
        ALLOWED_ORIGINS: 'https://help.example',
        TURN_SECRET: 'a secret of ours',
      })
      expect(service.read_only).toBe(true)
    }
    for (const [name, { volumes = [], ...service }] of services) {
      expect(service.network_mode, name).toBe('host')
      const relative = volumes.filter((volume) => volume.startsWith('.'))
      expect(relative, name).toEqual([])
    }
  })
}
