import { TextEncoder } from 'node:util'

import { render, screen } from '@testing-library/react'
import gql from 'graphql-tag'

import { useQuery } from '@redwoodjs/web'

import ConsoleGraphql from './ConsoleGraphql'

const mockGetToken = jest.fn<Promise<string | null>, []>()
jest.mock('src/features/operator/ui/AuthContext', () => ({
  useAuth: () => ({ getToken: mockGetToken, type: 'kinscreen-operator' }),
}))

const QUERY = gql`
  query ConsoleGraphqlTest {
    signallingStatus {
      at
    }
  }
`

const Asking = () => <p>{useQuery(QUERY).loading ? 'asking' : 'answered'}</p>

async function requestOf(token: string | null) {
  mockGetToken.mockResolvedValue(token)
  const fetchUrl = jest.fn(
    async (_url: string, _options: RequestInit) =>
      ({
        status: 200,
        headers: new Map([['content-type', 'application/json']]),
        text: async () =>
          '{"data":{"signallingStatus":{"at":"2026-11-21T08:05:00.000Z"}}}',
      }) as unknown as Response
  )
  globalThis.fetch = fetchUrl as unknown as typeof fetch
  render(
    <ConsoleGraphql>
      <Asking />
    </ConsoleGraphql>
  )
  await screen.findByText('answered')
  const [url, options] = fetchUrl.mock.calls[0]!
  return { url, ...options, headers: options.headers as object }
}

describe('ConsoleGraphql', () => {
  const before = globalThis.fetch
  beforeAll(() => {
    const graphqlUrl = '/.redwood/functions/graphql'
    Object.assign(globalThis, {
      RWJS_API_GRAPHQL_URL: graphqlUrl,
      TextEncoder,
    })
  })
  afterEach(() => {
    globalThis.fetch = before
  })

  it('sends operations to one endpoint by POST, as JSON [§7 GraphQL endpoint]', async () => {
    const { url, method, body, headers } = await requestOf(null)
    expect(url).toBe('/.redwood/functions/graphql')
    expect(method).toBe('POST')
    expect(headers).toMatchObject({ 'content-type': 'application/json' })
    expect(JSON.parse(String(body))).toMatchObject({
      operationName: 'ConsoleGraphqlTest',
    })
  })

  it('sends token and auth-provider when there is a token [§7 GraphQL token]', async () => {
    const { headers } = await requestOf('a.b.c')
    expect(headers).toMatchObject({
      authorization: 'Bearer a.b.c',
      'auth-provider': 'kinscreen-operator',
    })
  })

  it('sends neither without a token [§7 GraphQL token]', async () => {
    const { headers } = await requestOf(null)
    expect(headers).not.toHaveProperty('authorization')
    expect(headers).not.toHaveProperty('auth-provider')
  })
})
