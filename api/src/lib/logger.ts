import { createLogger, defaultLoggerOptions } from '@redwoodjs/api/logger'

import { env } from 'src/lib/env/env'

// Redwood logs this with the requested path, which may contain a person's id.
const unknownFunction = /^Function ".*" was not found\.$/s

type LogArguments = [first: unknown, message?: string, ...rest: unknown[]]

/**
 * No id, token or address of a person may reach a log. A request is therefore
 * never described by its URL, and an error only by its name, message and stack:
 * errors of Node's HTTP parser contain the raw request.
 */
export const loggerOptions = {
  ...defaultLoggerOptions,
  level: env.logLevel,
  serializers: {
    req: ({ method }: { method: string }) => ({ method }),
    err: ({ name, message, stack = '' }: Error) => ({
      type: name,
      message,
      stack,
    }),
  },
  hooks: {
    logMethod(args: LogArguments, log: (...args: LogArguments) => void) {
      const [first, ...rest] = args
      const isPath = typeof first === 'string' && unknownFunction.test(first)
      log.apply(this, [isPath ? 'Function was not found.' : first, ...rest])
    },
  },
}

export const logger = createLogger({ options: loggerOptions })
