import { remedies } from './remedies'

/** The state of a service; `off` if it is not configured. */
export type ServiceState = 'works' | 'fails' | 'off' | 'unknown'

export type Problem = keyof typeof remedies

/** What one check has found; the console and `doctor` show the same. */
export interface Finding {
  /** What was checked, such as "Port 80 of help.example". */
  name: string
  state: ServiceState
  /** The result in a few words, such as "does not answer". */
  result: string
  /** null unless it fails */
  problem: Problem | null
  /** What the operator can do; null if there is nothing to do. */
  advice: string | null
}

export const works = (name: string, result: string): Finding => ({
  ...{ name, state: 'works', result, problem: null, advice: null },
})

export const fails = (
  name: string,
  problem: Problem,
  result: string
): Finding => ({
  ...{ name, state: 'fails', result, problem, advice: remedies[problem] },
})

/** For what cannot be checked, or is not configured. */
export const neither = (
  name: string,
  state: 'off' | 'unknown',
  result: string,
  advice: string | null = null
): Finding => ({ name, state, result, problem: null, advice })
