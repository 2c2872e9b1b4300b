import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { levelOf, problemsIn } from './syntax.mjs'

describe('the syntax of the build', () => {
  it('may be that of Firefox 67 and Safari 12', () => {
    const code =
      'import a from "./a.js"; export const b = async () => ({ ...(await import("./c.js")), d: import.meta.url }); try { a() } catch { b() }'
    assert.deepEqual(problemsIn(code, 'modern'), [])
  })

  for (const code of [
    ...['a?.b', 'a ?? b', '1n', 'a ||= b', 'class A { b = 1 }', '/(?<=a)b/'],
    ...['/(?<year>a)/', '/\\p{L}/u', 'await a', 'class A { #b() {} }'],
  ]) {
    it(`may not have ${code}`, () => {
      assert.notDeepEqual(problemsIn(code, 'modern'), [])
    })
  }

  it('is older in the build for older browsers [§1 supported browsers]', () => {
    assert.equal(levelOf('index-legacy-Ab12.js'), 'legacy')
    assert.equal(levelOf('index-Ab12.js'), 'modern')
    assert.notDeepEqual(problemsIn('import("./a.js")', 'legacy'), [])
  })

  it('is that of Node 10 where the api refuses an old Node', () => {
    const code = 'async () => ({ ...a, b: /(?<year>a)/.test(`${c}`) })'
    assert.notDeepEqual(problemsIn(code, 'oldNode'), [])
    assert.deepEqual(problemsIn(code.replace('?<year>', ''), 'oldNode'), [])
    for (const newer of ['a ?? b', 'a?.b', 'try {} catch {}', 'import("a")']) {
      assert.notDeepEqual(problemsIn(newer, 'oldNode'), [], newer)
    }
  })
})
