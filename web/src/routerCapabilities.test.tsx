import { type ComponentType, type ReactNode, useEffect } from 'react'

import { act, render, screen } from '@testing-library/react'

import {
  navigate,
  PrivateSet,
  Route,
  Set,
  useLocation,
  useParams,
} from '@redwoodjs/router'
import { namedRoutes } from '@redwoodjs/router/dist/namedRoutes'
// Imports the file, because Jest resolves the package's name to a mock.
import { Router } from '@redwoodjs/router/dist/router'

import { percentDecoded } from './browser/page/encoding'
import { userIdInPath } from './features/links/model/userId'
import { AuthContext, useAuth } from './features/operator/ui/AuthContext'

type Auth = ReturnType<typeof useAuth>

const auth = (changes: Partial<Auth>) =>
  ({
    loading: false,
    isAuthenticated: false,
    hasRole: () => false,
    ...changes,
  }) as Auth

function Page() {
  const { pathname, search } = useLocation()
  return <p>{`${pathname}${search} ${JSON.stringify(useParams())}`}</p>
}
const NotFound = () => <p>not found</p>

const shown = () => screen.queryByText(/./)?.textContent ?? null

const paramTypes = { UserId: { match: userIdInPath, parse: percentDecoded } }

/** @returns the text of the page */
async function at(
  address: string,
  routes: ReactNode,
  { user = {}, trailingSlashes = 'never' as 'never' | 'always' } = {}
): Promise<string | null> {
  window.history.replaceState({}, '', address)
  render(
    <AuthContext.Provider value={auth(user)}>
      <Router useAuth={useAuth} {...{ paramTypes, trailingSlashes }}>
        {routes}
        {/* Without a home page, Redwood shows its splash page. */}
        <Route path="/" page={Page} name="home" />
        <Route notfound page={NotFound} />
      </Router>
    </AuthContext.Provider>
  )
  await act(async () => {})
  return shown()
}

async function expectRefusal(route: ReactNode, problem: string): Promise<void> {
  // React logs the errors that components throw.
  const reported = jest.spyOn(console, 'error').mockImplementation(() => {})
  await expect(at('/', route)).rejects.toThrow(problem)
  reported.mockRestore()
}

const page = (path: string, name = 'test') => (
  <Route path={path} page={Page} name={name} />
)

// jsdom does not implement scrolling.
beforeAll(() => void jest.spyOn(window, 'scrollTo').mockImplementation())

describe('a parameter of a path (specification §2)', () => {
  it.each([
    ['/a/{it}', '/a/b-c', { it: 'b-c' }],
    ['/a/{it:String}', '/a/7', { it: '7' }],
    ['/a/{it:Int}', '/a/42', { it: 42 }],
    ['/a/{it:Float}', '/a/-1.5e3', { it: -1500 }],
    ['/a/{it:Boolean}', '/a/true', { it: true }],
    ['/a/{it:Boolean}', '/a/false', { it: false }],
    ['/a/{it:Glob}', '/a/b/c.d', { it: 'b/c.d' }],
    ['/{it:UserId}', '/river-moon', { it: 'river-moon' }],
    ['/{it:UserId}', '/two%20words', { it: 'two words' }],
  ])('in %s accepts %s [§2 path parameters]', async (path, address, params) => {
    expect(await at(address, page(path))).toBe(
      `${address} ${JSON.stringify(params)}`
    )
  })

  it.each([
    ['/a/{it}', '/a/b/c'],
    ['/a/{it:Int}', '/a/4.2'],
    ['/a/{it:Float}', '/a/many'],
    ['/a/{it:Boolean}', '/a/yes'],
    ['/{it:UserId}', '/river--moon'],
    ['/{it:UserId}', '/privacy'],
  ])(
    'in %s rejects %s, which is not found [§2 path parameters, §2 not-found route]',
    async (path, address) => {
      expect(await at(address, page(path))).toBe('not found')
    }
  )
})

describe('a route that redirects (specification §2)', () => {
  it.each(['/new/{id:Int}', 'renamed'])(
    'leads to %s [§2 redirect routes]',
    async (redirect) => {
      const routes = [
        <Route key="old" path="/old/{id:Int}" redirect={redirect} />,
        <Route key="new" path="/new/{id:Int}" page={Page} name="renamed" />,
      ]
      expect(await at('/old/7', routes)).toBe('/new/7 {"id":7}')
    }
  )
})

describe('a named route (specification §2)', () => {
  it('builds its address, and throws for a missing parameter [§2 named routes]', async () => {
    await at('/', page('/from/{fromUserId:UserId}', 'receive'))
    const { receive } = namedRoutes

    expect(receive({ fromUserId: 'a-b', name: 'Anna' })).toBe(
      '/from/a-b?name=Anna'
    )
    expect(() => Reflect.apply(receive, null, [{}])).toThrow(
      "Missing parameter 'fromUserId'"
    )
  })
})

describe('a set of routes (specification §2)', () => {
  it('keeps its wrapper during navigation [§2 route sets]', async () => {
    const mounted = jest.fn()
    const Wrapper = ({ children }: { children?: ReactNode }) => {
      useEffect(mounted, [])
      return <>{children}</>
    }
    const routes = (
      <Set wrap={Wrapper}>
        <Route path="/one" page={Page} name="one" />
        <Route path="/two" page={Page} name="two" />
      </Set>
    )
    expect(await at('/one', routes)).toBe('/one {}')
    await act(async () => navigate('/two'))

    expect(shown()).toBe('/two {}')
    expect(mounted).toHaveBeenCalledTimes(1)
  })
})

describe('a private set of routes (specification §2, §6)', () => {
  const routes = (roles?: string | string[]) => [
    <Route key="public" path="/sign-in" page={Page} name="signIn" />,
    <PrivateSet key="private" unauthenticated="signIn" {...{ roles }}>
      <Route path="/private" page={Page} name="private" />
    </PrivateSet>,
  ]
  const signedIn = (...roles: string[]) => ({
    isAuthenticated: true,
    hasRole: (wanted: string | string[]) =>
      [wanted].flat().some((role) => roles.includes(role)),
  })

  it('sends people who are not signed in to a named route, with redirectTo [§2 private sets, §6 private routes]', async () => {
    expect(await at('/private?lang=de', routes())).toBe(
      '/sign-in?redirectTo=/private%3Flang%3Dde {"redirectTo":"/private?lang=de"}'
    )
  })

  it.each([
    ['none', undefined, []],
    ['one as a text', 'admin', ['admin']],
    ['one of a list', ['superuser', 'admin'], ['admin']],
  ])(
    'admits users with the required role: %s [§6 private routes]',
    async (_, roles, own) => {
      const user = signedIn(...own)
      expect(await at('/private', routes(roles), { user })).toBe('/private {}')
    }
  )

  it.each([['admin'], [['superuser', 'admin']]])(
    'redirects users who have none of %j [§6 private routes]',
    async (roles) => {
      const user = signedIn('standard')
      expect(await at('/private', routes(roles), { user })).toMatch(
        /^\/sign-in\?redirectTo=\/private /
      )
    }
  )
})

describe('a slash at the end of a path (specification §2)', () => {
  it.each([
    ['never', '/a/', '/a'],
    ['never', '/a', '/a'],
    ['always', '/a', '/a/'],
    ['always', '/a/', '/a/'],
  ] as const)(
    'is %s present: %s becomes %s [§2 trailing slashes]',
    async (trailingSlashes, from, to) => {
      expect(await at(from, page(to), { trailingSlashes })).toBe(`${to} {}`)
    }
  )
})

describe('a definition of a route (specification §5)', () => {
  it.each([
    ['that does not begin with a slash', 'a', 'does not begin with a slash'],
    ['with a space', '/a b', 'contains spaces'],
    ['with a parameter ref', '/{ref}', 'contains ref or key'],
    ['with a parameter key', '/{key:Int}', 'contains ref or key'],
    ['that repeats a parameter', '/{it}/{it:Int}', 'duplicate parameter'],
  ])(
    'is refused with a path %s [§5 route path, §5 route parameters]',
    async (_, path, problem) => {
      await expectRefusal(page(path), problem)
    }
  )

  it.each([
    ['path', { page: Page, name: 'test' }],
    ['page', { path: '/a', name: 'test' }],
    ['name', { path: '/a', page: Page }],
    ['page', { notfound: true }],
    ['path', { redirect: '/b' }],
  ])(
    'is refused without a %s: %j [§5 route needs, §5 route name]',
    async (missing, props) => {
      const Incomplete = Route as ComponentType<object>
      await expectRefusal(
        <Incomplete {...props} />,
        `missing required props: ${missing}`
      )
    }
  )

  it.each([
    ['leads elsewhere', <Route key="" path="/a" redirect="/b" />],
    ['is for what is not found', <Route key="" notfound page={NotFound} />],
  ])('needs no name when it %s [§5 route name]', async (_, route) => {
    await expect(at('/c', route)).resolves.toBe('not found')
  })
})
