import type { Plugin } from 'graphql-yoga'

import { RedwoodError } from '@redwoodjs/api'

import { logger } from 'src/lib/logger'

/**
 * Logs unexpected errors of our services. Invalid queries and missing sign-ins
 * are reported to the client only.
 */
export const logFailures = (): Plugin => ({
  onPluginInit({ registerContextErrorHandler }) {
    registerContextErrorHandler(({ error }) => {
      logger.error(error, 'A GraphQL request could not be begun.')
    })
  },
  onExecute: () => ({
    onExecuteDone({ result }) {
      const errors = 'errors' in result ? result.errors : undefined
      for (const { originalError } of errors ?? []) {
        if (originalError && !(originalError instanceof RedwoodError)) {
          logger.error(originalError, 'A GraphQL service failed.')
        }
      }
    },
  }),
})
