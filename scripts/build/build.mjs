import { spawnSync } from 'node:child_process'

import { pageSettingProblems, placeholders } from '../pages/pageSettings.mjs'
import { capture } from '../process.mjs'
import { bringYarn, install } from '../setup/install.mjs'
import { Problem, tell } from '../setup/problem.mjs'
import { root } from '../setup/root.mjs'
import { settings } from '../setup/settings.mjs'

import { finish } from './finish.mjs'

/**
 * The commit as seven hexadecimal digits, or empty if unknown. COMMIT has
 * precedence, because the source of an image has no Git repository.
 */
function commitOfBuild({ COMMIT } = process.env) {
  if (COMMIT) return COMMIT.slice(0, 7)
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  })
  return status === 0 ? stdout.slice(0, 7) : ''
}

async function run(command, env) {
  const { code, output } = await capture('yarn', command.split(' '), { env })
  if (code !== 0) {
    throw new Problem(`${output}\nyarn ${command} failed; it says why above.`)
  }
}

function refuseWrongSettings() {
  const problems = pageSettingProblems(settings())
  if (problems.length > 0) {
    throw new Problem(
      ['This cannot be built: its settings are wrong.', ...problems].join('\n')
    )
  }
}

// `rw build` prerenders pages only if there is a database, so prerendering is a
// separate step (docs/deploy.md).
export async function build() {
  try {
    refuseWrongSettings()
    const COMMIT = commitOfBuild()
    const env = { ...bringYarn(), NODE_ENV: 'production', COMMIT }
    await install(env)
    // One build serves any installation: it contains placeholders for the
    // settings, and `finish` replaces them.
    Object.assign(env, placeholders)
    await run('rw build', env)
    // Prerendering reads the settings of the api, in which a placeholder for
    // REQUIRE_SIGN_IN is invalid.
    await run('rw prerender', { ...env, REQUIRE_SIGN_IN: '' })
    await finish(COMMIT, settings())
    console.log('Built: api/dist and web/dist.')
  } catch (error) {
    tell(error)
    process.exitCode = 1
  }
}
