import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs'

import { family } from './cpuSeconds.mjs'

const periodUs = 20_000

/**
 * Limits the process that encodes (the renderer with WebRTC’s thread) to a part
 * of a core, as on an old laptop. Uses a control group (version 1 or 2), which
 * needs root.
 * @param root the browser's process
 * @param cores 0.5 is half a core
 * @returns a function that removes the limit
 */
export function holdEncoder(root, cores) {
  const encoders = family(root).filter(hasWebRtc)
  if (encoders.length !== 1) throw new Error(`${encoders.length} encoders`)
  const group = groupOf(`kinscreen-bench-${root}`, Math.round(cores * periodUs))
  writeFileSync(`${group}/cgroup.procs`, String(encoders[0]))
  return () => {
    // Only an empty control group can be removed.
    writeFileSync(`${group}/../cgroup.procs`, String(encoders[0]))
    rmdirSync(group)
  }
}

function groupOf(name, quotaUs) {
  const isOne = existsSync('/sys/fs/cgroup/cpu')
  const group = `/sys/fs/cgroup/${isOne ? `cpu/${name}` : name}`
  mkdirSync(group)
  if (isOne) {
    writeFileSync(`${group}/cpu.cfs_period_us`, String(periodUs))
    writeFileSync(`${group}/cpu.cfs_quota_us`, String(quotaUs))
    // Without a budget for real-time threads, a process with such a thread
    // could not enter the group.
    const realTime = `${group}/cpu.rt_runtime_us`
    if (existsSync(realTime)) writeFileSync(realTime, '10000')
  } else {
    writeFileSync(`${group}/cpu.max`, `${quotaUs} ${periodUs}`)
  }
  return group
}

function hasWebRtc(pid) {
  const threads = `/proc/${pid}/task`
  return readdirSync(threads).some((thread) =>
    readFileSync(`${threads}/${thread}/comm`, 'utf8').startsWith('WebRTC')
  )
}
