// nginx with the built web side, for as long as this runs; says "ready" once it answers.
//   node scripts/headers/serveSecuredWeb.mjs PORT
import { startSecuredWeb } from './securedWeb.mjs'

const stop = await startSecuredWeb(Number(process.argv[2]))
process.once('SIGTERM', () => {
  stop()
  process.exit()
})
console.log('ready')
