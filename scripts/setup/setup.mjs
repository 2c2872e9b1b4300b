import { install } from './install.mjs'
import { installMissingPrograms } from './installMissingPrograms.mjs'
import { tell } from './problem.mjs'
import { requirePrograms } from './requirePrograms.mjs'
import { bringYarn } from './yarn.mjs'

// Installs all that the tests need, or lists what to install by hand.
export async function setup() {
  try {
    const env = bringYarn()
    await install(env)
    await installMissingPrograms(env)
    requirePrograms(env)
    console.log('All that the tests need is installed.')
  } catch (error) {
    tell(error)
    process.exitCode = 1
  }
}
