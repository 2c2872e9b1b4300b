import urlData from '@fastify/url-data'
import fastify, { type FastifyInstance } from 'fastify'

import { lambdaEventForFastifyRequest } from '@redwoodjs/api-server/dist/requestHandlers/awsLambdaFastify'
import { getAsyncStoreInstance } from '@redwoodjs/context/dist/store'
import {
  createGraphQLYoga,
  type GraphQLYogaOptions,
} from '@redwoodjs/graphql-server'
import { useRedwoodRealtime } from '@redwoodjs/realtime'

export interface TestGraphql {
  server: FastifyInstance
  url: string
  token: string
  /** the token of a helper, who is no operator */
  helperToken: string
  ask: (
    body: Record<string, unknown>,
    headers?: Record<string, string>
  ) => Promise<Response>
}

export const asOperator = (token: string) => ({
  'auth-provider': 'kinscreen-operator',
  authorization: `Bearer ${token}`,
})

// Redwood's babel plugin also exports the handler's options.
async function loadOptions(): Promise<GraphQLYogaOptions> {
  const graphql: unknown = await import('src/functions/graphql')
  return (graphql as { __rw_graphqlOptions: GraphQLYogaOptions })
    .__rw_graphqlOptions
}

type Plugins = NonNullable<GraphQLYogaOptions['extraPlugins']>

// Redwood's own GraphQL plugin has an import that Jest cannot resolve.
async function serve(server: FastifyInstance, options: GraphQLYogaOptions) {
  const realtime = useRedwoodRealtime(options.realtime ?? {})
  const extraPlugins = [...(options.extraPlugins ?? []), realtime] as Plugins
  const { yoga } = createGraphQLYoga({ ...options, extraPlugins })
  await server.register(urlData)
  server.addHook('onRequest', (_request, _reply, done) => {
    getAsyncStoreInstance().run(new Map(), done)
  })
  server.all('/graphql*', async (req, reply) => {
    const event = lambdaEventForFastifyRequest(req)
    const context = { req, reply, event, requestContext: {} }
    const { headers, status, body } = await yoga.handleNodeRequest(req, context)
    return reply.headers(Object.fromEntries(headers)).status(status).send(body)
  })
}

/** Serves GraphQL like Redwood's server, on a free port. */
export async function startGraphql(
  variables: Record<string, string> = {}
): Promise<TestGraphql> {
  Object.assign(process.env, {
    NODE_ENV: 'production',
    OPERATOR_PASSPHRASE: 'correct horse battery',
    ALLOWED_ORIGINS: 'https://help.example',
    LOG_LEVEL: 'silent',
    ...variables,
  })
  const options = await loadOptions()
  const { operatorTokens } = await import('src/lib/operator/operator')
  const server = fastify({ bodyLimit: 100_000 })
  await serve(server, options)
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  const token = await operatorTokens.issue('operator')
  const helperToken = await operatorTokens.issue('helper')
  return {
    server,
    url,
    token,
    helperToken,
    ask: (body, headers = asOperator(token)) =>
      fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
  }
}
