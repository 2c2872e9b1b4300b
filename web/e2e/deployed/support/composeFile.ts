import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import {
  deployFile,
  type Replacements,
  root,
  withoutDigests,
} from './deployFiles'

interface Operator {
  /** the text of `kinscreen.env` */
  readonly settings: string
  /** changes of the Compose file itself */
  readonly replacements?: Replacements
}

/**
 * Writes a Compose file of `deploy/` and an operator's settings to a separate
 * folder.
 *
 * @param path within `deploy/`
 * @returns the command of Compose, without a subcommand
 */
export function composeFile(
  folder: string,
  path: string,
  { settings, replacements = [] }: Operator
): string[] {
  const env = join(folder, 'kinscreen.env')
  writeFileSync(env, settings)
  const file = join(folder, 'compose.yaml')
  writeFileSync(
    file,
    deployFile(path, [
      ['env_file: /etc/kinscreen/kinscreen.env', `env_file: ${env}`],
      withoutDigests,
      ...replacements,
    ])
  )
  return [
    ...['--project-directory', join(root, 'deploy', dirname(path))],
    ...['--env-file', env, '--file', file],
  ]
}
