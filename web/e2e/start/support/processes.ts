import { execFileSync } from 'node:child_process'

const parents = (): Map<number, number> =>
  new Map(
    execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number) as [number, number])
  )

export function familyOf(pid: number): number[] {
  const known = parents()
  const childrenOf = (parent: number): number[] =>
    [...known].filter(([, of]) => of === parent).map(([child]) => child)
  const visit = (each: number): number[] => [
    each,
    ...childrenOf(each).flatMap(visit),
  ]
  return visit(pid)
}

export function livingOf(pids: number[]): number[] {
  const known = parents()
  return pids.filter((pid) => known.has(pid))
}
