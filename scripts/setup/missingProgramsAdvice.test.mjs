import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { tests } from '../check/steps.mjs'

import { missingProgramsAdvice } from './missingProgramsAdvice.mjs'
import { programs } from './programs.mjs'
import { rehearsalPrograms } from './rehearsalPrograms.mjs'

describe('missingProgramsAdvice', () => {
  it('says exactly what to install', () => {
    const advice = missingProgramsAdvice(programs, {})
    assert.match(
      advice,
      /apt-get install chromium firefox-esr webkit2gtk-driver xvfb openbox xdotool coturn nftables openssl nginx libnginx-mod-stream redis-server fonts-dejavu-core fonts-liberation$/m
    )
    assert.match(advice, /`npm run setup` as root installs them/)
    assert.match(advice, /^- Xvfb: no Xvfb on the PATH\.$/m)
    assert.match(advice, /^- DejaVu Sans: there is no .*DejaVuSans\.ttf\.$/m)
  })

  it('does not promise that `npm run setup` installs those of the rehearsals', () => {
    const advice = missingProgramsAdvice(rehearsalPrograms, {})
    assert.match(advice, /^The rehearsals need/)
    assert.match(advice, /apt-get install podman runc/)
    assert.doesNotMatch(advice, /npm run setup|npm test/)
  })

  it('blames a wrong variable and not the machine', () => {
    const env = { CHROMIUM_PATH: '/nowhere' }
    const advice = missingProgramsAdvice([programs[0]], env)
    assert.match(advice, /CHROMIUM_PATH is \/nowhere, which cannot be run/)
    assert.doesNotMatch(advice, /apt-get|npm run setup/)
  })

  it('leaves out the steps of npm test that need them, and no other', () => {
    const names = tests
      .filter(({ needsPrograms }) => needsPrograms)
      .map(({ name }) => name)
    const advice = missingProgramsAdvice(programs, {})
    assert.ok(advice.endsWith(`npm test -- --skip=${names.join(',')}`))
  })
})
