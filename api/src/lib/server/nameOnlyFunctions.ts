import { LAMBDA_FUNCTIONS } from '@redwoodjs/api-server/dist/plugins/lambdaLoader'

/**
 * Redwood 8.9 looks functions up in an object, which inherits `constructor` and
 * others: a request for one of those would never be answered.
 */
export function nameOnlyFunctions(): void {
  Object.setPrototypeOf(LAMBDA_FUNCTIONS, null)
}
