import { takenPortsAdvice } from '../setup/freePorts.mjs'
import { install } from '../setup/install.mjs'
import { Problem, tell } from '../setup/problem.mjs'
import { redwoodPorts } from '../setup/redwoodPorts.mjs'
import { bringYarn } from '../setup/yarn.mjs'

import { runDevServer } from './devServer.mjs'
import { waitForAnswers } from './readiness.mjs'
import { startTurnRelay } from './turnRelay.mjs'

async function run() {
  const ports = redwoodPorts()
  const advice = await takenPortsAdvice(ports)
  if (advice) {
    throw new Problem(advice)
  }
  const env = bringYarn()
  await install(env)

  console.log('Starting the web and the api side. Ctrl-C stops both.')
  const server = runDevServer({ ...env, ...(await startTurnRelay(env)) })
  const address = `http://localhost:${ports.web}`
  await waitForAnswers([
    { side: 'web', url: `${address}/` },
    { side: 'api', url: `http://localhost:${ports.api}/graphql/health` },
  ])
  await server.quiet()
  console.log(`\nKinscreen is running. Open ${address}`)
}

export function start() {
  run().catch((error) => {
    tell(error)
    process.exitCode = 1
  })
}
