import { execFileSync } from 'node:child_process'

/**
 * Downloads the newest Node of a release line, from the npm package `node`.
 *
 * @param line such as 24
 * @returns the path of the program
 */
export const nodeOfLine = (line: string): string =>
  execFileSync(
    'npm',
    [
      ...['exec', '--yes', '--loglevel=error', `--package=node@${line}`],
      ...['--', 'node', '-p', 'process.execPath'],
    ],
    { encoding: 'utf8', env: withoutCall() }
  ).trim()

/**
 * Removes the variable with the command of `npx -c`. If `npx -c` has started
 * the tests, npm would run that command here.
 */
function withoutCall(): NodeJS.ProcessEnv {
  const env = { ...process.env }
  delete env.npm_config_call
  return env
}
