import { installMissingPrograms } from './installMissingPrograms.mjs'
import { requirePrograms } from './requirePrograms.mjs'

// A machine that only runs tests gets what is missing. On a personal machine
// nothing is installed unasked; the error says what to install.
export async function testPrograms(
  env,
  needed,
  { CI } = process.env,
  installMissing = installMissingPrograms
) {
  if (CI) {
    await installMissing(env, needed)
  }
  return requirePrograms(env, needed)
}
