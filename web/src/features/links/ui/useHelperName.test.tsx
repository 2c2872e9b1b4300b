import type { ReactNode } from 'react'

import { renderHook } from '@redwoodjs/testing/web'

import type { HelperName } from 'src/features/links/model/helperName'

import { LinkOwnerContext, useHelperName } from './useHelperName'

const named =
  (name: HelperName | null) =>
  ({ children }: { children: ReactNode }) => (
    <LinkOwnerContext.Provider
      value={{ name, claim: 'They call themselves “Bob”.', wasAsked: false }}
    >
      {children}
    </LinkOwnerContext.Provider>
  )

describe('useHelperName', () => {
  afterEach(() => window.history.replaceState(null, '', '/'))

  it('returns the name that the person at this computer uses for the helper', () => {
    const wrapper = named('Anna' as HelperName)

    expect(renderHook(useHelperName, { wrapper }).result.current).toBe('Anna')
  })

  it('does not return a claimed name', () => {
    window.history.replaceState(null, '', '/#name=Bob')

    expect(renderHook(useHelperName).result.current).toBeNull()
    const wrapper = named(null)
    expect(renderHook(useHelperName, { wrapper }).result.current).toBeNull()
  })
})
