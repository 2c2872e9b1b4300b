import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { describe, it } from 'node:test'

import { fromRoot } from '../setup/root.mjs'

import { captured, read } from './deployFiles.mjs'

describe('deploy/Dockerfile', () => {
  // What `npm run build` writes; web/e2e/deployed starts and serves just these.
  const built = ['web/dist', 'api/dist/server.js', 'deploy/nginx/dist']
  const root = '/srv/kinscreen/'
  const text = read('deploy/Dockerfile')

  it('copies, links and starts what is here, or what a build writes', () => {
    const used = [
      ...captured(text, /--from=build (\/srv\/\S*[^/\s])\s/g),
      ...captured(text, /ln -sf (\/srv\/\S+)/g),
      ...captured(
        read('deploy/nginx/kinscreen.conf'),
        /include (\/srv\/[^;]+);/g
      ),
    ].map((path) => path.slice(root.length))
    assert.ok(used.length > 3)
    for (const path of used) {
      const isBuilt = built.some((output) => path.startsWith(output))
      assert.ok(isBuilt || existsSync(fromRoot(path)), path)
    }
    assert.match(text, /WORKDIR \/srv\/kinscreen\/api\n.*"dist\/server\.js"/)
  })

  it('uses the Yarn and the Node of this repository', () => {
    const { packageManager, engines } = JSON.parse(read('package.json'))
    assert.ok(text.includes(packageManager.replace('yarn@', 'cli-dist@')))
    const major = engines.node.match(/\d+/)[0]
    assert.match(text, new RegExp(`^FROM node:${major}-`, 'm'))
  })

  it('leaves out what must not get into an image', () => {
    const ignored = read('deploy/Dockerfile.dockerignore').split('\n')
    for (const path of ['.git', '**/.env', '**/dist', '**/node_modules']) {
      assert.ok(ignored.includes(path), path)
    }
  })
})
