import { settings } from '../headers/settings.mjs'
import { capture } from '../process/capture.mjs'
import { install } from '../setup/install.mjs'
import { Problem, tell } from '../setup/problem.mjs'
import { bringYarn } from '../setup/yarn.mjs'

import { buildSettingProblems } from './buildSettings.mjs'
import { commitOfBuild } from './commit.mjs'
import { finish } from './finish.mjs'

async function run(command, env) {
  const { code, output } = await capture('yarn', command.split(' '), { env })
  if (code !== 0) {
    throw new Problem(`${output}\nyarn ${command} failed; it says why above.`)
  }
}

function refuseWrongSettings() {
  const problems = buildSettingProblems(settings())
  if (problems.length > 0) {
    throw new Problem(
      ['This cannot be built: its settings are wrong.', ...problems].join('\n')
    )
  }
}

// `rw build` prerenders only if there is a database, so prerendering is a
// separate step (docs/deploy.md).
export async function build() {
  try {
    refuseWrongSettings()
    const COMMIT = commitOfBuild()
    const env = { ...bringYarn(), NODE_ENV: 'production', COMMIT }
    await install(env)
    await run('rw build', env)
    await run('rw prerender', env)
    finish(COMMIT)
    console.log('Built: api/dist and web/dist.')
  } catch (error) {
    tell(error)
    process.exitCode = 1
  }
}
