import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

/**
 * CPU time in seconds, by the type of each Chromium process: `browser`,
 * `renderer`, `gpu-process`, or the service of a utility process, such as
 * `network`.
 */
export function cpuByKind(root) {
  const kinds = {}
  for (const { pid, ticks } of familyOf(root)) {
    const kind = kindOf(pid)
    kinds[kind] = (kinds[kind] ?? 0) + ticks / ticksPerSecond
  }
  return kinds
}

export const family = (root) => familyOf(root).map(({ pid }) => pid)

function kindOf(pid) {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    const service = /--utility-sub-type=(\w+)/.exec(command)?.[1]
    return service ?? /--type=([a-z-]+)/.exec(command)?.[1] ?? 'browser'
  } catch {
    return 'browser'
  }
}

function familyOf(root) {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readStat)
  const family = new Set([root])
  for (let size = 0; size !== family.size; ) {
    size = family.size
    for (const { pid, parent } of processes) {
      if (family.has(parent)) family.add(pid)
    }
  }
  return processes.filter(({ pid }) => family.has(pid))
}

/** The fields after the process name, which may contain spaces (proc(5)). */
function readStat(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [parent, user, system] = [1, 11, 12].map((at) => Number(fields[at]))
    return [{ pid: Number(pid), parent, ticks: user + system }]
  } catch {
    return []
  }
}
