import { AuthenticationError } from '@redwoodjs/graphql-server'

import { getCurrentUser, hasRole, isAuthenticated, requireAuth } from './auth'

describe('auth, while nobody can sign in', () => {
  it('knows no current user', async () => {
    expect(await getCurrentUser()).toBeNull()
    expect(isAuthenticated()).toBe(false)
  })

  it('finds no role', () => {
    expect(hasRole({ roles: 'admin' })).toBe(false)
    expect(hasRole({ roles: [] })).toBe(false)
  })

  it('refuses what requires a user', () => {
    expect(() => requireAuth()).toThrow(AuthenticationError)
    expect(() => requireAuth({ roles: ['admin'] })).toThrow(AuthenticationError)
  })
})
