import { act, fireEvent, screen } from '@redwoodjs/testing/web'

import { renderThemed } from 'src/components/renderThemed'
import { QueryParametersProvider } from 'src/features/links'
import type { WaysToSignIn } from 'src/features/operator/operatorSession'
import { leaveForProvider } from 'src/features/operator/providerFlow'

import OperatorSignIn from './OperatorSignIn'

const mockAuth = {
  loading: false,
  isAuthenticated: false,
  hasError: false,
  hasRole: (_roles: unknown) => false,
  getToken: async () => null,
  logIn: jest.fn(),
  logOut: jest.fn(),
}

jest.mock('src/features/operator/ui/AuthContext', () => ({
  useAuth: () => mockAuth,
}))

jest.mock('src/features/operator/providerFlow', () => ({
  ...jest.requireActual('src/features/operator/providerFlow'),
  leaveForProvider: jest.fn(),
}))

jest.mock('@redwoodjs/router', () => ({
  ...jest.requireActual('@redwoodjs/router'),
  Redirect: ({ to }: { to: string }) => <p>{`to ${to}`}</p>,
}))

const both: WaysToSignIn = {
  hasPassphrase: true,
  provider: { name: 'the club' },
}
const onlyProvider: WaysToSignIn = { ...both, hasPassphrase: false }

/**
 * Fakes a server that answers which ways to sign in exist, and what begins a
 * sign-in at the provider.
 */
function serve({ hasPassphrase, provider }: WaysToSignIn, beginning?: unknown) {
  window.fetch = (async (_url: string, options: RequestInit) => ({
    json: async () =>
      options.method === 'POST'
        ? beginning
        : { isConsoleOn: hasPassphrase, provider },
  })) as unknown as typeof fetch
}

const page = () => (
  <QueryParametersProvider>
    <OperatorSignIn />
  </QueryParametersProvider>
)

async function open(address = '/operator/sign-in') {
  window.history.replaceState({}, '', address)
  const { rerender } = renderThemed(page())
  await act(async () => {})
  return rerender
}

const button = (name: string) => screen.getByRole('button', { name })

const press = (name: string) =>
  act(async () => {
    fireEvent.click(button(name))
  })

describe('the sign-in page', () => {
  const before = window.fetch

  beforeEach(() => {
    window.scrollTo = jest.fn()
  })

  afterEach(() => {
    window.fetch = before
    window.sessionStorage.clear()
    window.history.replaceState({}, '', '/')
    Object.assign(mockAuth, { isAuthenticated: false, hasRole: () => false })
    jest.clearAllMocks()
  })

  it('offers the provider by its name, and no passphrase if there is none', async () => {
    serve(onlyProvider)
    await open()
    expect(button('Sign in with the club')).toBeVisible()
    expect(screen.getByRole('button')).toBeInTheDocument()
  })

  it('offers a provider without a name', async () => {
    serve({ ...onlyProvider, provider: { name: '' } })
    await open()
    expect(button('Sign in with your account')).toBeVisible()
  })

  it('shows the passphrase on demand, below the provider', async () => {
    serve(both)
    await open()
    expect(screen.queryByLabelText('Passphrase')).not.toBeInTheDocument()
    await press('Use the passphrase instead')
    expect(screen.getByLabelText('Passphrase')).toHaveFocus()
    mockAuth.logIn.mockResolvedValue({ outcome: 'wrong-passphrase' })
    await press('Sign in')
    expect(screen.getByRole('status')).toHaveTextContent(
      'Enter the passphrase.'
    )
  })

  it('shows the passphrase at once if there is no provider', async () => {
    serve({ hasPassphrase: true, provider: null })
    await open()
    expect(screen.getByLabelText('Passphrase')).toBeVisible()
  })

  it('says that the console is off if there is neither', async () => {
    serve({ hasPassphrase: false, provider: null })
    await open()
    expect(screen.getByText('The console is off')).toBeVisible()
  })

  it('leads to the provider, once for two presses', async () => {
    const url = 'https://login.example/auth'
    serve(onlyProvider, { outcome: 'redirect', url, flow: 'sealed' })
    await open()
    await press('Sign in with the club')
    await press('Signing in…')
    expect(leaveForProvider).toHaveBeenCalledTimes(1)
    expect(leaveForProvider).toHaveBeenCalledWith(url, 'sealed')
  })

  it('can be used again after “Back” on the page of the provider', async () => {
    const url = 'https://login.example/auth'
    serve(onlyProvider, { outcome: 'redirect', url, flow: 'sealed' })
    await open()
    await press('Sign in with the club')
    const shown = new PageTransitionEvent('pageshow', { persisted: true })
    act(() => void window.dispatchEvent(shown))
    expect(button('Sign in with the club')).toBeVisible()
  })

  it.each([
    [{ outcome: 'provider-failed' }, 'the club isn’t responding properly'],
    [{ outcome: 'provider-off' }, 'has been turned off'],
    [
      { outcome: 'too-many-attempts', retryAfterSeconds: 9 },
      'Try again in 9 seconds',
    ],
    ['<h1>Proxy</h1>', 'The server isn’t responding properly'],
  ])('says what to do if it cannot begin: %j', async (beginning, text) => {
    serve(onlyProvider, beginning)
    await open()
    await press('Sign in with the club')
    expect(screen.getByRole('status')).toHaveTextContent(text)
    expect(button('Sign in with the club')).toBeVisible()
  })

  it.each([
    ['denied', 'You didn’t sign in'],
    ['wrong-group', 'You can’t sign in here with this account'],
    ['flow-expired', 'took too long'],
    ['provider-failed', 'the club isn’t responding properly'],
  ])(
    'says what to do if the provider’s answer is %s',
    async (outcome, text) => {
      serve(onlyProvider)
      window.sessionStorage.setItem(
        'kinscreen.provider-flow',
        JSON.stringify({ flow: 'sealed', search: '', hash: '' })
      )
      mockAuth.logIn.mockResolvedValue({ outcome })
      await open('/operator/sign-in?code=c&state=s')
      expect(mockAuth.logIn).toHaveBeenCalledTimes(1)
      expect(mockAuth.logIn).toHaveBeenCalledWith({
        flow: 'sealed',
        answer: '?code=c&state=s',
      })
      expect(screen.getByRole('status')).toHaveTextContent(text)
      expect(window.location.search).toBe('')
    }
  )

  it('lets the person choose another account after one was refused', async () => {
    serve(onlyProvider, { outcome: 'provider-failed' })
    const fetchUrl = jest.spyOn(window, 'fetch')
    window.sessionStorage.setItem(
      'kinscreen.provider-flow',
      JSON.stringify({ flow: 'sealed', search: '', hash: '' })
    )
    mockAuth.logIn.mockResolvedValue({ outcome: 'wrong-group' })
    await open('/operator/sign-in?code=c&state=s')
    for (const another of [true, false]) {
      await press('Sign in with the club')
      const body = JSON.stringify({ begin: 'provider', another })
      const asked = expect.objectContaining({ body })
      expect(fetchUrl).toHaveBeenLastCalledWith(expect.anything(), asked)
    }
  })

  it('signs nobody in with an answer for another tab', async () => {
    serve(onlyProvider)
    await open('/operator/sign-in?code=c&state=s')
    expect(mockAuth.logIn).not.toHaveBeenCalled()
    expect(screen.getByRole('status')).toHaveTextContent('another tab')
  })

  it('gives the page its address back, and leads on with the fragment', async () => {
    serve(onlyProvider)
    const [search, hash] = ['?redirectTo=/from/river', '#v=key']
    window.sessionStorage.setItem(
      'kinscreen.provider-flow',
      JSON.stringify({ flow: 'sealed', search, hash })
    )
    mockAuth.logIn.mockReturnValue(new Promise(() => undefined))
    const rerender = await open('/operator/sign-in?code=c&state=s')
    const address = `/operator/sign-in${search}${hash}`
    expect(window.location.href.endsWith(address)).toBe(true)
    expect(window.sessionStorage).toHaveLength(0)

    mockAuth.isAuthenticated = true
    rerender(page())
    expect(screen.getByText('to /from/river#v=key')).toBeVisible()
  })

  it('tells a helper that the console is for operators, instead of redirecting forever', async () => {
    serve(onlyProvider)
    mockAuth.isAuthenticated = true
    await open('/operator/sign-in?redirectTo=/operator')
    expect(screen.getByText('You’re signed in as a helper')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See a screen' })).toHaveAttribute(
      'href',
      '/receive'
    )
    await press('Sign out')
    expect(mockAuth.logOut).toHaveBeenCalled()
  })

  it.each([
    ['a helper', false, '', '/receive'],
    ['an operator', true, '', '/operator'],
    [
      'an operator',
      true,
      '?redirectTo=/operator%3Flang%3Den',
      '/operator?lang=en',
    ],
    ['a helper', false, '?redirectTo=/from/river', '/from/river'],
  ])('leads %s (%s) from %j to %s', async (_, isOperator, search, path) => {
    serve(onlyProvider)
    Object.assign(mockAuth, {
      isAuthenticated: true,
      hasRole: () => isOperator,
    })
    await open(`/operator/sign-in${search}`)
    expect(screen.getByText(`to ${path}`)).toBeVisible()
  })
})
