import { type Env, parseEnv } from './parseEnv'

function loadEnv(): Env {
  try {
    return parseEnv(process.env)
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error)
    process.stderr.write(`The api cannot start: ${sentence}\n`)
    process.exit(1)
  }
}

/** The settings of this process. An invalid one ends it with exit code 1. */
export const env = loadEnv()
