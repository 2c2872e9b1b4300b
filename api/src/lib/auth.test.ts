import { AuthenticationError, ForbiddenError } from '@redwoodjs/graphql-server'

import {
  authDecoder,
  getCurrentUser,
  hasRole,
  isAuthenticated,
  requireAuth,
} from './auth'

jest.mock('src/lib/operator/operator', () => ({
  operatorAuthType: 'kinscreen-operator',
  operatorTokens: {
    verify: async (token: string) =>
      token === 'good'
        ? { id: 'operator', roles: ['admin'], expiresAt: 60 }
        : null,
  },
}))

type Request = Parameters<typeof authDecoder>[2]
const request = {} as Request

const userOf = async (token: string, type = 'kinscreen-operator') =>
  getCurrentUser(await authDecoder(token, type, request))

const operator = {
  id: 'operator' as const,
  roles: ['admin'],
  expiresAt: 60,
}

describe('the current user', () => {
  it('is the operator, with the roles of the token', async () => {
    expect(await userOf('good')).toEqual(operator)
  })

  it.each([
    ['a broken or expired token', 'bad', 'kinscreen-operator'],
    ['no token', '', 'kinscreen-operator'],
    ['another kind of token', 'good', 'dbAuth'],
  ])('is null for %s', async (_, token, type) => {
    expect(await userOf(token, type)).toBeNull()
  })
})

describe('a role check', () => {
  it.each([
    ['admin', 'admin', true],
    ['admin', ['superuser', 'admin'], true],
    [['admin'], 'admin', true],
    [['standard', 'superuser'], ['admin', 'superuser'], true],
    ['admin', 'superuser', false],
    ['administrator', 'admin', false],
    [['standard'], ['admin', 'superuser'], false],
    [['admin'], [], false],
    [[], ['admin'], false],
    [undefined, 'admin', false],
  ])(
    'of a user with %j for %j is %s [§3 roles of a user, §6 role check]',
    (roles, wanted, expected) => {
      mockCurrentUser({ ...operator, roles } as typeof operator)
      expect(hasRole(wanted)).toBe(expected)
    }
  )

  it('fails when nobody is signed in [§6 role check]', () => {
    mockCurrentUser(null as never)
    expect(hasRole('admin')).toBe(false)
    expect(isAuthenticated()).toBe(false)
  })
})

describe('requireAuth', () => {
  it('lets a user with one of the roles through', () => {
    mockCurrentUser(operator)
    expect(() => requireAuth({ roles: ['admin', 'superuser'] })).not.toThrow()
    expect(() => requireAuth({ roles: 'admin' })).not.toThrow()
    expect(() => requireAuth()).not.toThrow()
  })

  it('refuses a user without the role [§6 private routes]', () => {
    mockCurrentUser({ ...operator, roles: 'standard' } as never)
    expect(() => requireAuth({ roles: ['admin'] })).toThrow(ForbiddenError)
  })

  it('refuses a user who is not signed in', () => {
    mockCurrentUser(null as never)
    expect(() => requireAuth()).toThrow(AuthenticationError)
    expect(() => requireAuth({ roles: ['admin'] })).toThrow(AuthenticationError)
  })
})
