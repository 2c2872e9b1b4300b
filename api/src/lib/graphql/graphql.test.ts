import { createHash } from 'node:crypto'

import { release as version } from 'src/lib/server/release'

import { asOperator, startGraphql, type TestGraphql } from './graphql.fixtures'

const currentUser = '{ redwood { currentUser } }'
const status =
  'query Status { signallingStatus { instances { version peers } checks { name } } }'

describe('GraphQL', () => {
  const before = { ...process.env }
  let graphql: TestGraphql

  beforeAll(async () => {
    graphql = await startGraphql()
  })

  afterAll(async () => {
    await graphql.server.close()
    process.env = before
  })

  const json = async (
    body: Record<string, unknown>,
    headers?: Record<string, string>
  ) => {
    const answer = await graphql.ask(body, headers)
    expect(answer.status).toBe(200)
    return answer.json()
  }

  it('knows the operator by the bearer and auth-provider headers [§7 current-user headers]', async () => {
    const { data } = await json({ query: currentUser })
    expect(data.redwood.currentUser).toMatchObject({
      id: 'operator',
      roles: ['admin'],
    })
  })

  it.each([
    ['no header', {}],
    ['a broken token', asOperator('a.b.c')],
    ['a token of two words', asOperator('a b')],
    ['an empty token', asOperator('')],
    ['no token', { 'auth-provider': 'kinscreen-operator' }],
    ['another scheme', { ...asOperator('x'), authorization: 'Basic eDp5' }],
    ['a cookie', { cookie: 'auth-provider=kinscreen-operator; session=x' }],
  ])('treats %s as not signed in', async (_, headers) => {
    const { data, errors } = await json({ query: currentUser }, headers)
    expect(errors).toBeUndefined()
    expect(data.redwood.currentUser ?? null).toBeNull()
    const refused = await json({ query: status }, headers)
    expect(refused.errors[0].extensions.code).toBe('UNAUTHENTICATED')
  })

  it('shows the operator the state of the signalling server', async () => {
    const { data } = await json({ query: status })
    expect(data.signallingStatus).toEqual({
      instances: [{ version, peers: expect.any(Number) }],
      checks: [],
    })
  })

  it('knows a helper, and refuses them the state of the signalling server', async () => {
    const helper = asOperator(graphql.helperToken)
    const known = await json({ query: currentUser }, helper)
    expect(known.data.redwood.currentUser).toMatchObject({
      id: 'helper',
      roles: ['standard'],
    })
    const { data, errors } = await json({ query: status }, helper)
    expect(data).toBeNull()
    expect(errors[0].extensions.code).toBe('FORBIDDEN')
  })

  it('refuses introspection in production', async () => {
    const { errors } = await json({ query: '{ __schema { types { name } } }' })
    expect(errors[0].message).toMatch(/introspection/i)
  })

  it('accepts the hash of a query that it has received before [§7 persisted queries]', async () => {
    const query = `${status} # ${Math.random()}`
    const sha256Hash = createHash('sha256').update(query).digest('hex')
    const extensions = { persistedQuery: { version: 1, sha256Hash } }
    const unknown = await json({ extensions })
    expect(unknown.errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND')
    expect((await json({ query, extensions })).errors).toBeUndefined()
    expect((await json({ extensions })).data.signallingStatus).toBeDefined()
  })

  it('refuses a hash that does not match the query', async () => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: '0' } }
    const { errors } = await json({ query: status, extensions })
    expect(errors[0].message).toBe('PersistedQueryMismatch')
  })

  it('accepts no body larger than 100 kB', async () => {
    const answer = await graphql.ask({ query: 'x'.repeat(100_001) })
    expect(answer.status).toBe(413)
  })

  it('answers an allowed page on another host, and no other', async () => {
    const allowedFor = async (origin: string) =>
      (await graphql.ask({ query: currentUser }, { origin })).headers.get(
        'access-control-allow-origin'
      )
    expect(await allowedFor('https://help.example')).toBe(
      'https://help.example'
    )
    expect(await allowedFor('https://evil.example')).not.toBe(
      'https://evil.example'
    )
  })
})
