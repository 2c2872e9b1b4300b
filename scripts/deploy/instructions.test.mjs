import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { root } from '../setup/root.mjs'

import { captured, copiedSettings, read, withFolder } from './deployFiles.mjs'

describe('deploy/README.md', () => {
  it('has commands that write one host name and one secret into all settings, and none into the repository', () =>
    withFolder((folder) => {
      const [commands] = captured(
        read('deploy/README.md'),
        /^## 1\. Settings\n+```sh\n([^]*?)```/gm
      )
      const before = read('deploy/kinscreen.env')
      const here = commands
        .replaceAll('/srv/kinscreen', root)
        .replaceAll('/etc/kinscreen', folder)
        .replace('YOUR.NAME', 'family.test')
      execFileSync('sh', ['-e', '-c', here], { stdio: 'pipe' })

      const settings = copiedSettings.map((name) =>
        readFileSync(join(folder, name), 'utf8')
      )
      for (const text of settings) {
        assert.match(text, /family\.test/)
        assert.doesNotMatch(text, /help\.example|replace-this-secret/)
      }
      const secrets = settings.flatMap((text) =>
        captured(text, /^(?:TURN_SECRET|static-auth-secret)=(.+)$/gm)
      )
      assert.equal(secrets.length, 2)
      assert.match(secrets[0], /^[0-9a-f]{64}$/)
      assert.equal(secrets[1], secrets[0])
      assert.equal(read('deploy/kinscreen.env'), before)
    }))
})
