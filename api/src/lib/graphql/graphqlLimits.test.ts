import { startGraphql, type TestGraphql } from './graphql.fixtures'

const nested = (levels: number) => '{ a '.repeat(levels) + '}'.repeat(levels)
const many = (count: number, part: (i: number) => string) =>
  `{ ${Array.from({ length: count }, (_, i) => part(i)).join(' ')} }`

describe('the limits of GraphQL', () => {
  const before = { ...process.env }
  let graphql: TestGraphql

  beforeAll(async () => {
    graphql = await startGraphql()
  })

  afterAll(async () => {
    await graphql.server.close()
    process.env = before
  })

  const aliases = (count: number) => many(count, (i) => `x${i}: a`)
  const directives = (count: number) => `{ a ${'@b '.repeat(count)}}`
  const fields = (count: number) => many(count, (i) => `a${i}`)

  // A query within the limits fails later, because it asks for an unknown
  // field.
  it.each([
    ['depth', nested(6), nested(7)],
    ['aliases', aliases(4), aliases(5)],
    ['directives', directives(8), directives(9)],
    ['length', fields(190), fields(210)],
  ])('bound the %s of a query', async (_, within, beyond) => {
    const answerTo = async (query: string) =>
      (await graphql.ask({ query })).text()
    expect(await answerTo(within)).toContain('Cannot query field')
    const refusal = await answerTo(beyond)
    expect(refusal).not.toContain('Cannot query field')
    expect(JSON.parse(refusal)).toMatchObject({ errors: [{}] })
  })

  it('allow one query at a time', async () => {
    const answer = await fetch(`${graphql.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Array(3).fill({ query: '{ __typename }' })),
    })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('Batching is not supported')
  })

  it('disable the page for trying queries', async () => {
    const answer = await fetch(`${graphql.url}/graphql`, {
      headers: { accept: 'text/html' },
    })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(await answer.text()).not.toMatch(/<html|<script/i)
  })

  it('refuse an address that sends too many requests', async () => {
    const statuses = new Set<number>()
    let last = await graphql.ask({ query: '{ __typename }' })
    for (let i = 0; i < 120 && last.status !== 429; i++) {
      statuses.add(last.status)
      last = await graphql.ask({ query: '{ __typename }' })
    }
    expect([...statuses]).toEqual([200])
    expect(last.status).toBe(429)
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
