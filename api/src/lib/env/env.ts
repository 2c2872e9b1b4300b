import { configurationError } from './configurationError'
import { type Env, InvalidSettings, parseEnv } from './parseEnv'

function loadEnv(): Env {
  try {
    return parseEnv(process.env)
  } catch (error) {
    if (!(error instanceof InvalidSettings)) throw error
    process.stderr.write(
      `The api cannot start: its settings are wrong.\n${error.message}\n`
    )
    process.exit(configurationError)
  }
}

/** A wrong setting ends the process with exit code 78. */
export const env = loadEnv()
