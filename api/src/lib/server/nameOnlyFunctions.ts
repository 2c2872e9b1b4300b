import { LAMBDA_FUNCTIONS } from '@redwoodjs/api-server/dist/plugins/lambdaLoader'

/**
 * Redwood 8.9 looks functions up in an object, which has `constructor` and its
 * like from birth: a request for one of those would wait for ever.
 */
export function nameOnlyFunctions(): void {
  Object.setPrototypeOf(LAMBDA_FUNCTIONS, null)
}
