import { asOperator, startGraphql, type TestGraphql } from './graphql.fixtures'

const query = 'subscription News { signallingNews { instances { peers } } }'

describe('the subscription over server-sent events', () => {
  const before = { ...process.env }
  let graphql: TestGraphql

  beforeAll(async () => {
    graphql = await startGraphql({ OPERATOR_SESSION_SECONDS: '3' })
  })

  afterAll(async () => {
    await graphql.server.close()
    process.env = before
  })

  const open = (headers: Record<string, string>, signal?: AbortSignal) =>
    fetch(`${graphql.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...headers,
      },
      body: JSON.stringify({ query }),
      signal,
    })

  const everySoOften = async () => {
    const { takeStatus } = await import('src/lib/status/statusFeed')
    const timer = setInterval(takeStatus, 100)
    return () => clearInterval(timer)
  }

  it('pushes samples to the operator [§7 subscriptions]', async () => {
    const stop = await everySoOften()
    const leaving = new AbortController()
    const answer = await open(asOperator(graphql.token), leaving.signal)
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    let text = ''
    for await (const bytes of answer.body!) {
      text += Buffer.from(bytes).toString()
      if (text.split('"signallingNews"').length > 2) {
        break
      }
    }
    leaving.abort()
    stop()
    expect(text).toContain('event: next')
  })

  it('pushes nothing to other users', async () => {
    const text = await (await open(asOperator('a.b.c'))).text()
    expect(text).toContain('UNAUTHENTICATED')
    expect(text).not.toContain('"peers"')
  })

  it('ends when the token expires', async () => {
    const stop = await everySoOften()
    const { operatorTokens } = await import('src/lib/operator/operator')
    const answer = await open(
      asOperator(await operatorTokens.issue('operator'))
    )
    const startedAt = Date.now()
    const text = await answer.text()
    stop()
    expect(text).toContain('event: complete')
    expect(Date.now() - startedAt).toBeLessThan(4000)
  })
})
