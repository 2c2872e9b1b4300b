import { LAMBDA_FUNCTIONS } from '@redwoodjs/api-server/dist/plugins/lambdaLoader'

const otherRoutes = ['graphql', 'peerjs']

/**
 * The name of the handler of a request: a function, GraphQL or signalling. A
 * path may be a person's id, so every other one is 'other'.
 */
export function routeName(target: string): string {
  const [, name = ''] = /^\/([^/?]*)/.exec(target) ?? []
  return otherRoutes.includes(name) || Object.hasOwn(LAMBDA_FUNCTIONS, name)
    ? name
    : 'other'
}
