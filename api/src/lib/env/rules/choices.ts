import * as v from 'valibot'

export const flag = v.pipe(
  v.picklist(['true', 'false'], 'must be true or false'),
  v.transform((text) => text === 'true')
)

export const requireSignIn = v.pipe(
  v.picklist(['', 'helpers'], 'must be helpers, or be empty'),
  v.transform((who) => who === 'helpers')
)

// Another word would quietly mean development, without what protects a server.
export const nodeEnv = v.picklist(
  ['', 'development', 'test', 'production'],
  'must be production, development or test, or be empty'
)

export const logLevel = v.picklist(
  ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
  'must be one of fatal, error, warn, info, debug, trace, silent'
)
