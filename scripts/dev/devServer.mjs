import { spawnGroup } from '../process/group.mjs'
import { passOnInterrupts } from '../process/interrupt.mjs'
import { stopGroup } from '../process/stopGroup.mjs'

import { findDeadSide } from './deadSide.mjs'
import { passOutput } from './passOutput.mjs'

// `rw dev`, which ends this process when it ends.
export function runDevServer(env) {
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const server = spawnGroup('yarn', ['rw', 'dev'], {
    env: { ...env, ...colour },
  })
  const interrupts = passOnInterrupts(server)
  let broken = false

  const quiet = passOutput(server, (line) => {
    const dead = findDeadSide(line)
    if (!dead || broken || interrupts.exitCode()) {
      return
    }
    broken = true
    console.error(
      `\nThe ${dead.side} side stopped with exit code ${dead.code}; it says why above. Stopping the rest.`
    )
    stopGroup(server)
  })

  server.once('close', (code) => {
    const interrupted = interrupts.exitCode()
    if (!interrupted && !broken) {
      console.error(`\n\`yarn rw dev\` ended by itself with exit code ${code}.`)
    }
    process.exit(interrupted || code || 1)
  })
  return { quiet }
}
