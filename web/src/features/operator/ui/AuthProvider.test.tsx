import { type ReactNode, useState } from 'react'

import { act, render, screen } from '@redwoodjs/testing/web'

import { AuthProvider, useAuth } from 'src/auth'
import { operatorTokenKey } from 'src/features/operator/standInAuth'

const operator = { id: 'operator', roles: ['admin'] }

function serve(currentUser: unknown) {
  const fetchUrl = jest.fn(async (url: string) => ({
    ok: true,
    json: async () =>
      url.endsWith('/operatorSession')
        ? { outcome: 'signed-in', token: 'a.b.c' }
        : { data: { redwood: { currentUser } } },
  }))
  window.fetch = fetchUrl as unknown as typeof fetch
  return fetchUrl
}

let mounts = 0

function Page() {
  const { loading, isAuthenticated, hasRole, logIn } = useAuth()
  const who = loading ? 'unknown' : isAuthenticated ? 'signed in' : 'nobody'
  const [number] = useState(() => ++mounts)

  return (
    <>
      <p>{`${who} ${hasRole('admin') ? 'admin' : ''}`}</p>
      <p>{`mounted as ${number}`}</p>
      <button onClick={() => logIn({ passphrase: 'open sesame' })}>go</button>
    </>
  )
}

async function open(more?: ReactNode) {
  mounts = 0
  render(
    <AuthProvider>
      {more}
      <Page />
    </AuthProvider>
  )
  await act(async () => {})
}

describe('auth on every page', () => {
  const before = window.fetch
  beforeAll(() => {
    const apiUrl = '/.redwood/functions'
    const graphqlUrl = `${apiUrl}/graphql`
    Object.assign(globalThis, {
      RWJS_API_URL: apiUrl,
      RWJS_API_GRAPHQL_URL: graphqlUrl,
    })
  })
  afterEach(() => {
    window.fetch = before
    window.sessionStorage.clear()
  })

  it('knows at once that nobody is signed in, and makes no request', async () => {
    const fetchUrl = serve(operator)
    await open()
    expect(screen.getByText('nobody')).toBeVisible()
    expect(fetchUrl).not.toHaveBeenCalled()
  })

  it('starts loading and unauthenticated if the tab has a token, and looks the current user up [§3 authentication state]', async () => {
    window.sessionStorage.setItem(operatorTokenKey, 'a.b.c')
    serve(operator)
    const states: unknown[] = []
    const State = () => {
      const { loading, isAuthenticated } = useAuth()
      states.push({ loading, isAuthenticated })
      return null
    }
    await open(<State />)
    expect(states[0]).toEqual({ loading: true, isAuthenticated: false })
    expect(await screen.findByText('signed in admin')).toBeVisible()
  })

  it('treats a token that the server does not know as missing', async () => {
    window.sessionStorage.setItem(operatorTokenKey, 'old')
    serve(null)
    await open()
    expect(await screen.findByText('nobody')).toBeVisible()
  })

  it("signs in on a page that has not loaded Redwood's auth yet, and leaves the page as it is", async () => {
    serve(operator)
    await open()
    act(() => screen.getByRole('button', { name: 'go' }).click())
    expect(await screen.findByText('signed in admin')).toBeVisible()
    expect(screen.getByText('mounted as 1')).toBeVisible()
  })
})
