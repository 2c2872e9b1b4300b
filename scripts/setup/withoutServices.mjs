import { existsSync, rmSync, writeFileSync } from 'node:fs'

// Debian asks this file before a package starts its service; 101 forbids it.
const debianPolicy = '/usr/sbin/policy-rc.d'
const forbid = '#!/bin/sh\nexit 101\n'

// Allows packages to be installed without starting their services: the tests
// start their own, on other ports. An existing policy is kept.
export async function withoutServices(install, policy = debianPolicy) {
  if (existsSync(policy)) {
    return install()
  }
  writeFileSync(policy, forbid, { mode: 0o755 })
  try {
    return await install()
  } finally {
    rmSync(policy)
  }
}
