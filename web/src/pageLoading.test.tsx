import {
  Children,
  cloneElement,
  isValidElement,
  lazy,
  type ReactElement,
  type ReactNode,
} from 'react'

import { act, render, screen } from '@testing-library/react'
import { ThemeProvider } from 'styled-components'

// Imports the file, because Jest resolves the package's name to a mock.
import { Router } from '@redwoodjs/router/dist/router'

import { AuthContext, type useAuth } from './features/operator/ui/AuthContext'
import Routes from './Routes'
import { theme } from './styles/theme'

interface RouteProps {
  page?: { name: string }
  children?: ReactNode
}

const never = new Promise<never>(() => {})

/**
 * Replaces the pages of the routes with pages whose code never finishes
 * loading.
 */
const heldBack = (node: ReactNode): ReactNode =>
  Children.map(node, (child) => {
    if (!isValidElement<RouteProps>(child)) return child
    const { page, children } = child.props
    return page
      ? cloneElement(child as ReactElement, {
          page: { ...page, LazyComponent: lazy(() => never) },
        })
      : cloneElement(child, {}, heldBack(children))
  })

const auth = (loading: boolean) =>
  ({
    loading,
    isAuthenticated: !loading,
    hasRole: () => !loading,
  }) as unknown as ReturnType<typeof useAuth>

const table = Routes()

async function open(path: string, { isAuthLoading = false } = {}) {
  window.history.replaceState({}, '', path)
  render(
    <ThemeProvider theme={theme}>
      <AuthContext.Provider value={auth(isAuthLoading)}>
        <Router {...table.props}>{heldBack(table.props.children)}</Router>
      </AuthContext.Provider>
    </ThemeProvider>
  )
  await act(async () => {})
}

const passMs = (ms: number) =>
  act(async () => void (await jest.advanceTimersByTimeAsync(ms)))

async function expectLoadingAfterOneSecond() {
  await passMs(999)
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument()
  await passMs(1)
  expect(screen.getByText('Loading...')).toBeVisible()
}

// jsdom does not implement scrolling.
beforeAll(() => void jest.spyOn(window, 'scrollTo').mockImplementation())

// The router’s mock defines the named routes when the routes are rendered.
beforeAll(() => void render(table))

describe('the page-loading indicator', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it.each([
    ...[
      '/',
      '/privacy',
      '/terms',
      '/receive',
      '/broadcast',
      '/test-connection',
    ],
    ...['/from/river-apple-tiger-moon', '/river-apple-tiger-moon'],
    ...['/coming-soon-on-mobile', '/auth/reset-password'],
    ...['/operator', '/operator/sign-in', '/no/such/page'],
  ])(
    'appears at %s after 1000 ms, and not before [§2 page loading, §9 page loading]',
    async (path) => {
      await open(path)
      await expectLoadingAfterOneSecond()
    }
  )

  it('appears after 1000 ms while the page waits to learn who is signed in [§2 page loading]', async () => {
    await open('/operator', { isAuthLoading: true })
    await expectLoadingAfterOneSecond()
  })
})
