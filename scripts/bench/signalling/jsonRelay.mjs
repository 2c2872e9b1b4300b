// The baseline of one instance.
import { serveRelay } from './bareRelay.mjs'

serveRelay(Number(process.argv[2]))
