import { reportOnNode } from './nodeVersion'

const today = new Date().toISOString().slice(0, 10)
const { refusal, warning } = reportOnNode(process.versions.node, today)

if (refusal) {
  process.stderr.write(`The api cannot start: ${refusal}.\n`)
  process.exit(1)
}
if (warning) {
  process.stderr.write(`${warning}\n`)
}
