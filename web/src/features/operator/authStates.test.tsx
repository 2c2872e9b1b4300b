import { act, renderHook, waitFor } from '@testing-library/react'

import { createAuthentication } from '@redwoodjs/auth'

import { FakeStore } from 'src/browser/FakeStore'

import { createAuthImplementation } from './authImplementation'

const operator = { id: 'operator', roles: ['admin'] }
const tokenKey = 'kinscreen.operator'

interface Answers {
  session?: unknown
  graphql?: { status?: number; statusText?: string; body?: unknown }
}

function serve({ session, graphql = {} }: Answers) {
  const { status = 200, statusText = '', body } = graphql
  const fetchUrl = jest.fn(async (url: string, _options?: RequestInit) => {
    if (url.endsWith('/operatorSession')) {
      return { ok: true, json: async () => session }
    }
    const json = async () => {
      if (body instanceof Error) throw body
      return { data: { redwood: { currentUser: body ?? null } } }
    }
    return { ok: status < 300, status, statusText, json }
  })
  globalThis.fetch = fetchUrl as unknown as typeof fetch
  return fetchUrl
}

const signedIn = { outcome: 'signed-in', token: 'a.b.c' }

function start(store = new FakeStore()) {
  const { AuthProvider, useAuth } = createAuthentication(
    createAuthImplementation(store)
  )
  return { store, ...renderHook(() => useAuth(), { wrapper: AuthProvider }) }
}

const settle = (hook: ReturnType<typeof start>) =>
  waitFor(() => expect(hook.result.current.loading).toBe(false))

function storeWith(token: string) {
  const store = new FakeStore()
  store.write(tokenKey, token)
  return store
}

describe('authentication (specification §3, §4)', () => {
  const before = globalThis.fetch
  beforeAll(() => {
    const apiUrl = '/.redwood/functions'
    const graphqlUrl = `${apiUrl}/graphql`
    Object.assign(globalThis, {
      RWJS_API_URL: apiUrl,
      RWJS_API_GRAPHQL_URL: graphqlUrl,
    })
  })
  afterEach(() => {
    globalThis.fetch = before
    jest.restoreAllMocks()
  })

  it('is loading and unauthenticated until the token is looked up', async () => {
    serve({})
    const hook = start()
    expect(hook.result.current).toMatchObject({
      loading: true,
      isAuthenticated: false,
      currentUser: null,
      userMetadata: null,
      hasError: false,
    })
    await settle(hook)
    expect(hook.result.current.isAuthenticated).toBe(false)
  })

  it('makes no request without a token', async () => {
    const fetchUrl = serve({})
    await settle(start())
    expect(fetchUrl).not.toHaveBeenCalled()
  })

  it('looks the current user up as specified [§7 current-user lookup, §7 current-user headers, §7 current-user response]', async () => {
    const fetchUrl = serve({ graphql: { body: operator } })
    const hook = start(storeWith('a.b.c'))
    await settle(hook)
    const [url, options] = fetchUrl.mock.calls[0]!
    expect(url).toBe('/.redwood/functions/graphql')
    expect(options).toMatchObject({
      method: 'POST',
      credentials: 'include',
      headers: {
        'content-type': 'application/json',
        'auth-provider': 'kinscreen-operator',
        authorization: 'Bearer a.b.c',
      },
    })
    expect(options?.body).toContain('redwood { currentUser }')
    expect(hook.result.current).toMatchObject({
      isAuthenticated: true,
      currentUser: operator,
    })
  })

  it('login resets to the default, then authenticates again [§4 login]', async () => {
    serve({ session: signedIn, graphql: { body: operator } })
    const hook = start()
    await settle(hook)
    let login: Promise<unknown> = Promise.resolve()
    act(() => {
      login = hook.result.current.logIn({ passphrase: 'x' })
    })
    expect(hook.result.current).toMatchObject({
      loading: true,
      isAuthenticated: false,
    })
    await act(() => login)
    expect(hook.result.current).toMatchObject({
      loading: false,
      isAuthenticated: true,
      currentUser: operator,
    })
    expect(hook.store.read(tokenKey)).toBe('a.b.c')
  })

  it('signs nobody in after a refused login, and deletes the old token', async () => {
    serve({ session: { outcome: 'wrong-passphrase' } })
    const hook = start(storeWith('old'))
    await settle(hook)
    await act(async () => {
      expect(await hook.result.current.logIn({ passphrase: 'x' })).toEqual({
        outcome: 'wrong-passphrase',
      })
    })
    expect(hook.result.current).toMatchObject({
      loading: false,
      isAuthenticated: false,
      hasError: false,
    })
    expect(hook.store.read(tokenKey)).toBeNull()
  })

  it('logout clears user, metadata, error and token [§4 logout]', async () => {
    serve({ graphql: { body: operator } })
    const hook = start(storeWith('a.b.c'))
    await settle(hook)
    await act(() => hook.result.current.logOut())
    expect(hook.result.current).toMatchObject({
      isAuthenticated: false,
      currentUser: null,
      userMetadata: null,
      hasError: false,
      error: undefined,
    })
    expect(hook.store.read(tokenKey)).toBeNull()
  })

  it('login clears the previous error while it authenticates again [§4 login]', async () => {
    serve({ graphql: { status: 502, statusText: 'Bad Gateway' } })
    const hook = start(storeWith('a.b.c'))
    await settle(hook)
    expect(hook.result.current.hasError).toBe(true)
    serve({ session: signedIn, graphql: { body: operator } })
    let login: Promise<unknown> = Promise.resolve()
    act(() => {
      login = hook.result.current.logIn({ passphrase: 'x' })
    })
    expect(hook.result.current).toMatchObject({
      loading: true,
      hasError: false,
    })
    expect(hook.result.current.error).toBeUndefined()
    await act(() => login)
    expect(hook.result.current.isAuthenticated).toBe(true)
  })

  it('logout clears the error [§4 logout]', async () => {
    serve({ graphql: { status: 502, statusText: 'Bad Gateway' } })
    const hook = start(storeWith('a.b.c'))
    await settle(hook)
    await act(() => hook.result.current.logOut())
    expect(hook.result.current.hasError).toBe(false)
    expect(hook.result.current.error).toBeUndefined()
  })

  it('stores the error when the lookup is not OK, word for word [§4 failed re-authentication, §8 current user not fetched, §3 authentication state]', async () => {
    serve({ graphql: { status: 502, statusText: 'Bad Gateway' } })
    const hook = start(storeWith('a.b.c'))
    await settle(hook)
    expect(hook.result.current).toMatchObject({
      isAuthenticated: false,
      hasError: true,
      error: new Error('Could not fetch current user: Bad Gateway (502)'),
    })
  })

  it('stores the error when the answer is not JSON', async () => {
    serve({ graphql: { body: new SyntaxError('Unexpected token <') } })
    const hook = start(storeWith('a.b.c'))
    await settle(hook)
    expect(hook.result.current.hasError).toBe(true)
  })

  it('treats a token that the server does not know as missing', async () => {
    serve({ graphql: { body: null } })
    const hook = start(storeWith('expired'))
    await settle(hook)
    expect(hook.result.current).toMatchObject({
      isAuthenticated: false,
      hasError: false,
    })
  })

  it('checks roles given as a string or a list [§6 role check]', async () => {
    serve({ graphql: { body: operator } })
    const hook = start(storeWith('a.b.c'))
    await settle(hook)
    const { hasRole } = hook.result.current
    expect(hasRole('admin')).toBe(true)
    expect(hasRole(['superuser', 'admin'])).toBe(true)
    expect(hasRole(['superuser'])).toBe(false)
    expect(hasRole('standard')).toBe(false)
  })

  it('must be used within a provider [§8 useAuth outside]', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const { useAuth } = createAuthentication(createAuthImplementation())
    expect(() => renderHook(() => useAuth())).toThrow(
      'useAuth must be used within an AuthProvider'
    )
  })

  it('reports what it does not implement [§8 not implemented]', async () => {
    serve({})
    const hook = start()
    await settle(hook)
    const message =
      'Auth client kinscreen-operator does not implement this function'
    const { forgotPassword, resetPassword, validateResetToken, signUp } =
      hook.result.current
    await expect(forgotPassword('x')).rejects.toThrow(message)
    await expect(resetPassword()).rejects.toThrow(message)
    await expect(validateResetToken('x')).rejects.toThrow(message)
    await expect(signUp()).rejects.toThrow(message)
  })

  it('logs a failure to get the token and continues without one [§8 no token]', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
    const store = new FakeStore()
    store.read = () => {
      throw new Error('no storage')
    }
    const hook = start(store)
    await settle(hook)
    expect(await hook.result.current.getToken()).toBeNull()
    expect(hook.result.current.isAuthenticated).toBe(false)
    expect(logged).toHaveBeenCalledWith('Caught internal:', expect.any(Error))
  })
})
