import { bringYarn, install } from './install.mjs'
import { tell } from './problem.mjs'
import { installMissingPrograms, requirePrograms } from './programs.mjs'

// Installs what the tests need, or lists what a person has to install.
export async function setup() {
  try {
    const env = bringYarn()
    // Both run in parallel: while one waits for downloads, the other unpacks.
    await Promise.all([install(env), installMissingPrograms(env)])
    requirePrograms(env)
    console.log('All that the tests need is installed.')
  } catch (error) {
    tell(error)
    process.exitCode = 1
  }
}
