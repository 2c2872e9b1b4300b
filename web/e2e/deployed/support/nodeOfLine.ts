import { execFileSync } from 'node:child_process'

/**
 * Brings the newest Node of a line, as the npm package `node` has it.
 *
 * @param line its number, such as 24
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

/** Where the tests were started by `npx -c`, another npx would take over its command. */
function withoutCall(): NodeJS.ProcessEnv {
  const env = { ...process.env }
  delete env.npm_config_call
  return env
}
