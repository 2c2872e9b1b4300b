import { act, render, screen } from '@testing-library/react'

import { PrivateSet, Route, Set, useParams } from '@redwoodjs/router'
import { namedRoutes } from '@redwoodjs/router/dist/namedRoutes'
// In tests, the package name resolves to a mock.
import { Router } from '@redwoodjs/router/dist/router'

import { useAuth } from './features/operator/ui/AuthContext'
import { routesAtBase } from './routesAtBase'

const named = (name: string) =>
  function Page() {
    return <p>{`${name} ${JSON.stringify(useParams())}`}</p>
  }

const route = (path: string, name: string) => (
  <Route key={name} path={path} page={named(name)} name={name} />
)

async function at(address: string, base: string) {
  window.history.replaceState({}, '', address)
  const { unmount } = render(
    routesAtBase(
      <Router useAuth={useAuth} trailingSlashes="never">
        {route('/', 'home')}
        <Set>
          {[
            route('/receive', 'receiveWithoutBroadcaster'),
            route('/from/{fromUserId}', 'receive'),
          ]}
          <PrivateSet unauthenticated="home">
            {route('/operator', 'operator')}
          </PrivateSet>
        </Set>
        {route('/{path:Glob}', 'unknown')}
        <Route notfound page={named('not found')} />
      </Router>,
      base
    )
  )
  await act(async () => {})
  const text = screen.queryByText(/./)?.textContent
  unmount()
  return text
}

// jsdom does not implement scrolling.
beforeAll(() => void jest.spyOn(window, 'scrollTo').mockImplementation())

describe('the routes of an installation', () => {
  it.each([
    ['', '/', 'home {}'],
    ['', '/receive', 'receiveWithoutBroadcaster {}'],
    ['/help', '/help/', 'home {}'],
    ['/help', '/help/receive', 'receiveWithoutBroadcaster {}'],
    ['/help', '/help/from/fox', 'receive {"fromUserId":"fox"}'],
    ['/help', '/help/no/such', 'unknown {"path":"no/such"}'],
    ['/help', '/receive', 'not found {}'],
    ['/our/help', '/our/help/receive', 'receiveWithoutBroadcaster {}'],
  ])('at %p are found there: %s is %s', async (base, address, text) => {
    expect(await at(address, base)).toBe(text)
  })

  it('have their whole path in links', async () => {
    await at('/help/receive', '/help')
    expect(window.location.pathname).toBe('/help/receive')
    const { home, receive, receiveWithoutBroadcaster, operator } = namedRoutes
    expect([
      home(),
      receiveWithoutBroadcaster(),
      receive({ fromUserId: 'fox' }),
      operator(),
    ]).toEqual(['/help/', '/help/receive', '/help/from/fox', '/help/operator'])
  })

  it('keep the slash of the home page, to which the service worker belongs', async () => {
    await at('/help/', '/help')
    expect(window.location.pathname).toBe('/help/')
  })
})
