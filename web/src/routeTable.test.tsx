import { Children, isValidElement, type ReactNode } from 'react'

import QueryParametersProvider from './features/links/ui/QueryParametersProvider'
import FullScreenModalLayout from './layouts/FullScreenModalLayout'
import Routes from './Routes'

interface Entry {
  path?: string
  name?: string
  notfound?: boolean
  page: { name: string; LazyComponent: unknown }
  wraps: unknown[]
}

/** @param wraps the components around the routes, from the outside in */
const entriesOf = (node: ReactNode, wraps: unknown[] = []): Entry[] =>
  Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode; wrap?: unknown }>(child)) {
      return []
    }
    const { children, wrap = [], ...route } = child.props
    return children === undefined
      ? [{ ...(route as unknown as Entry), wraps }]
      : entriesOf(children, wraps.concat(wrap))
  })

const entries = entriesOf(Routes())

function expectPage(path: string, page: string, isFullScreen: boolean): void {
  const entry = entries.find((candidate) => candidate.path === path)
  expect(entry?.page.name).toBe(page)
  expect(entry?.wraps.includes(FullScreenModalLayout)).toBe(isFullScreen)
}

describe('the table of routes', () => {
  it('has the home page at / [§2 home page]', () => {
    expectPage('/', 'HomePage', false)
  })

  it('has the privacy page at /privacy [§2 privacy page]', () => {
    expectPage('/privacy', 'PrivacyPage', false)
  })

  it('has the terms page at /terms [§2 terms page]', () => {
    expectPage('/terms', 'TermsPage', false)
  })

  it('has the sheets of this browser at /sheets', () => {
    expectPage('/sheets', 'SheetsPage', false)
  })

  it('has the receive page at /from/{fromUserId}, named receive [§2 receive from, §2 full-screen wrapper]', () => {
    const path = '/from/{fromUserId:UserId}'
    expectPage(path, 'ReceivePage', true)
    expect(entries.find(({ name }) => name === 'receive')?.path).toBe(path)
  })

  it('has the receive page at /receive [§2 receive, §2 full-screen wrapper]', () => {
    expectPage('/receive', 'ReceivePage', true)
  })

  it('has the broadcast page at /broadcast [§2 broadcast, §2 full-screen wrapper]', () => {
    expectPage('/broadcast', 'BroadcastPage', true)
  })

  it('has the broadcast page at /{toUserId} [§2 broadcast to, §2 full-screen wrapper]', () => {
    expectPage('/{toUserId:UserId}', 'BroadcastPage', true)
  })

  it('has the page for mobile at /coming-soon-on-mobile [§2 coming soon on mobile, §2 full-screen wrapper]', () => {
    expectPage('/coming-soon-on-mobile', 'ComingSoonOnMobilePage', true)
  })

  it('has a page at /auth/reset-password [§2 reset password]', () => {
    expectPage('/auth/reset-password', 'ResetPasswordPage', true)
  })

  it('has one page for unknown paths [§2 not found, §2 not-found route]', () => {
    expect(
      entries.filter(({ notfound }) => notfound).map(({ page }) => page.name)
    ).toEqual(['NotFoundPage'])
  })

  it('loads every page lazily [§2 lazy pages]', () => {
    for (const { page } of entries) {
      expect(page.LazyComponent).toMatchObject({
        $$typeof: Symbol.for('react.lazy'),
      })
    }
  })

  it('wraps every page that has a path in query-parameter handling [§2 query parameters]', () => {
    for (const { path, wraps } of entries) {
      expect(!path || wraps.includes(QueryParametersProvider)).toBe(true)
    }
  })
})
