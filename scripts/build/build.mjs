import { capture } from '../process/capture.mjs'
import { install } from '../setup/install.mjs'
import { Problem, tell } from '../setup/problem.mjs'
import { bringYarn } from '../setup/yarn.mjs'

import { finish } from './finish.mjs'

async function run(command, env) {
  const { code, output } = await capture('yarn', command.split(' '), { env })
  if (code !== 0) {
    throw new Problem(`${output}\nyarn ${command} failed; it says why above.`)
  }
}

// `rw build` prerenders only if there is a database, so prerendering is a
// separate step (docs/decisions/0015).
export async function build() {
  try {
    const env = { ...bringYarn(), NODE_ENV: 'production' }
    await install(env)
    await run('rw build', env)
    await run('rw prerender', env)
    finish()
    console.log('Built: api/dist and web/dist.')
  } catch (error) {
    tell(error)
    process.exitCode = 1
  }
}
