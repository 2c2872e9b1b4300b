import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { parsePorts } from './redwoodPorts.mjs'

describe('parsePorts', () => {
  it('reads the port of each side', () => {
    const toml = '[web]\n  title = "x"\n  port = 8910\n[api]\n  port = 9000\n'
    assert.deepEqual(parsePorts(toml), { web: 8910, api: 9000 })
  })

  it('ignores other sections, other keys and comments', () => {
    const toml =
      '[browser]\nport = 1\n[web]\n# port = 2\ndebugPort = 3\nport = 4\n'
    assert.deepEqual(parsePorts(toml), { web: 4 })
  })

  it('follows a variable with a default', () => {
    const toml = '[web]\nport = "${WEB_PORT:8910}"\n'
    assert.deepEqual(parsePorts(toml), { web: 8910 })
    assert.deepEqual(parsePorts(toml, { WEB_PORT: '80' }), { web: 80 })
  })
})
