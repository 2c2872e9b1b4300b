import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'

import { findProgram } from './programs.mjs'

const browser = { commands: ['best', 'second'], variable: 'BROWSER_PATH' }
let folder
let second

describe('findProgram', () => {
  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'programs-'))
    second = path.join(folder, 'second')
    writeFileSync(second, '', { mode: 0o755 })
    writeFileSync(path.join(folder, 'best'), '', { mode: 0o644 })
  })
  after(() => rmSync(folder, { recursive: true }))

  it('finds the first executable command', () => {
    assert.equal(findProgram(browser, { PATH: `/nowhere:${folder}` }), second)
  })

  it('finds nothing if there is no such program', () => {
    assert.equal(findProgram(browser, { PATH: '/nowhere' }), null)
    assert.equal(findProgram(browser, {}), null)
  })

  it('prefers the variable', () => {
    const env = { PATH: '/nowhere', BROWSER_PATH: second }
    assert.equal(findProgram(browser, env), second)
  })

  it('finds a file that is not executable, unless it should be a program', () => {
    const font = { files: ['/nowhere/font', path.join(folder, 'best')] }
    assert.equal(findProgram(font, {}), path.join(folder, 'best'))
  })

  it('does not look elsewhere when the variable is wrong', () => {
    const env = { PATH: folder, BROWSER_PATH: '/nowhere/best' }
    assert.equal(findProgram(browser, env), null)
  })
})
