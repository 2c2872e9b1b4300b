import { spawnGroup } from './group.mjs'
import { passOnInterrupts } from './interrupt.mjs'
import { stopGroup } from './stopGroup.mjs'

/** What a command may take where nothing else is said. */
export const defaultLimitMinutes = 20

// Runs a program to completion and returns its output.
export function capture(
  command,
  args,
  { env, limitMinutes = defaultLimitMinutes } = {}
) {
  return new Promise((resolve, reject) => {
    const child = spawnGroup(command, args, { env })
    const interrupts = passOnInterrupts(child)
    let output = ''
    const keep = (text) => (output += text)
    const overdue = setTimeout(() => {
      keep(
        `\nStopped, because it was not done after ${limitMinutes} minutes.\n`
      )
      stopGroup(child)
    }, limitMinutes * 60_000)
    child.stdin.end()
    child.stdout.setEncoding('utf8').on('data', keep)
    child.stderr.setEncoding('utf8').on('data', keep)
    child.once('error', reject)
    child.once('close', (code) => {
      clearTimeout(overdue)
      const interrupted = interrupts.exitCode()
      if (interrupted) {
        process.exit(interrupted)
      }
      resolve({ code: code ?? 1, output })
    })
  })
}
