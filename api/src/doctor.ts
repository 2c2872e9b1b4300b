// Checks a whole installation once, and prints what is wrong with it:
//   node dist/doctor.js [--wait]
// Exits with 0 if everything works, and otherwise with 1.
import 'src/lib/server/checkNode'
import { setTimeout as delay } from 'node:timers/promises'

import { openCluster } from 'src/lib/cluster/openCluster'
import { type Env, InvalidSettings, parseEnv } from 'src/lib/env/parseEnv'
import { checksOf } from 'src/lib/status/checks/checksOf'
import type { Finding } from 'src/lib/status/checks/Finding'
import { isWell, reportOf, settingsReport } from 'src/lib/status/report'
import { checkRedis } from 'src/lib/status/Services'

/**
 * The doctor compares this machine's clock with the `Date` header of Let's
 * Encrypt, which also issues the certificates of an installation for one family
 * (deploy/family).
 */
const clock = new URL('https://acme-v02.api.letsencrypt.org/directory')

/**
 * With `--wait`, the doctor retries for two minutes, since new certificates may
 * still be on their way.
 */
const waitMs = 120_000
const againMs = 5000

/** @returns whether Redis accepts writes, over a new connection */
async function redisAnswers(redisUrl: string): Promise<boolean> {
  const silent = { info: () => undefined, warn: () => undefined }
  const cluster = await openCluster(redisUrl, silent)
  try {
    return await cluster.answers()
  } finally {
    await cluster.close()
  }
}

/** Of the home page, without the slash at its end. */
const addressOf = ({ allowedOrigins: [origin = ''], basePath }: Env) =>
  origin + basePath

async function examine(env: Env): Promise<Finding[]> {
  const { redisUrl } = env
  const checks = checksOf(env, process.env, { clocks: [clock] })
  const [findings, redis] = await Promise.all([
    checks.checkAll(),
    checkRedis(redisUrl !== '', () => redisAnswers(redisUrl)),
  ])
  return [...findings, redis]
}

async function doctor(): Promise<number> {
  let env: Env
  try {
    env = parseEnv(process.env)
  } catch (error) {
    if (!(error instanceof InvalidSettings)) throw error
    process.stdout.write(settingsReport(error.message))
    return 1
  }
  const until = Date.now() + (process.argv.includes('--wait') ? waitMs : 0)
  let findings = await examine(env)
  while (!isWell(findings) && Date.now() < until) {
    await delay(againMs)
    findings = await examine(env)
  }
  process.stdout.write(reportOf(findings, addressOf(env)))
  return isWell(findings) ? 0 : 1
}

doctor().then(
  (code) => process.exit(code),
  (error: Error) => {
    process.stderr.write(`${error.stack}\n`)
    process.exit(1)
  }
)
