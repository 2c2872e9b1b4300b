import type { Finding } from './checks/Finding'

const marks = { works: 'ok  ', fails: 'BAD ', off: '-   ', unknown: '?   ' }

const lineOf = ({ name, state, result, advice }: Finding): string =>
  `${marks[state]} ${name} ${result}.\n${advice ? `     ${advice}\n` : ''}`

/** True if no check has failed. */
export const isWell = (findings: readonly Finding[]): boolean =>
  findings.every(({ state }) => state !== 'fails')

/**
 * The output of `doctor`: a line for each check, with advice below it. For
 * pages on the internet, the output also names what a person should try from
 * elsewhere, because a check on this machine does not pass the machine's
 * firewall.
 *
 * @param origin of the pages, with their base path
 */
export function reportOf(findings: readonly Finding[], origin: string): string {
  const count = findings.filter(({ state }) => state === 'fails').length
  return [
    lineOf({ ...settings, state: 'works', result: 'are valid' }),
    ...findings.map(lineOf),
    '\n',
    `Address: ${origin}\n`,
    count === 0
      ? 'Health:  everything works.\n'
      : `Health:  ${count} of ${findings.length} checks fail.\n`,
    ...(origin.startsWith('https:') ? whatToTry(origin) : []),
  ].join('')
}

const whatToTry = (origin: string): string[] => [
  `Try:     ${origin}/test-connection, on a phone without Wi-Fi. Only this\n`,
  '         passes the firewalls between this machine and the internet.\n',
]

const settings = { name: 'Settings', problem: null, advice: null }

/** @param problems one line for each wrong setting */
export const settingsReport = (problems: string): string =>
  `${marks.fails} Settings are wrong.\n${problems.replace(/^/gm, '     ')}\n     Correct them in kinscreen.env, and start again.\n`
