import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { deployFile, type Replacements, root } from './deployFiles'

/** As deploy/family/start.sh has it. */
const ofOneFamily: Replacements = [[/^REDIS_URL=.*/, 'REDIS_URL=']]

/**
 * A Compose file of `deploy/` with the settings of an operator, in a folder of
 * its own.
 *
 * @param path within `deploy/`
 * @returns the command that Compose is given, up to its subcommand
 */
export function composeFile(folder: string, path: string): string[] {
  const settings = join(folder, 'kinscreen.env')
  writeFileSync(
    settings,
    deployFile('kinscreen.env', [
      ['replace-this-secret', 'a secret of ours'],
      ...(path.startsWith('family/') ? ofOneFamily : []),
    ])
  )
  const file = join(folder, 'compose.yaml')
  writeFileSync(
    file,
    deployFile(path, [['/etc/kinscreen/kinscreen.env', settings]])
  )
  return [
    ...['--project-directory', join(root, 'deploy', dirname(path))],
    ...['--project-name', 'rehearsal'],
    ...['--env-file', settings, '--file', file],
  ]
}
