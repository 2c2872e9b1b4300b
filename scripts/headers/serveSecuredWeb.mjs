// nginx with the built web side, as long as this runs; prints "ready" once it answers.
//   node scripts/headers/serveSecuredWeb.mjs PORT
import { startSecuredWeb } from './securedWeb.mjs'

const stop = await startSecuredWeb(Number(process.argv[2]))
process.once('SIGTERM', () => {
  stop()
  process.exit()
})
console.log('ready')
