import { installPrograms, isDebianRoot } from './debian.mjs'
import { missingPrograms } from './missingPrograms.mjs'

// Installs missing programs where possible: on Debian, as root.
export async function installMissingPrograms(env, needed) {
  const installable = missingPrograms(env, needed).filter(
    ({ variable }) => !env[variable]
  )
  if (installable.length && isDebianRoot()) {
    await installPrograms(installable, env)
  }
}
