import { AuthenticationError } from '@redwoodjs/graphql-server'
import { getDirectiveName, mockRedwoodDirective } from '@redwoodjs/testing/api'

import requireAuth from './requireAuth'

describe('requireAuth directive', () => {
  it('is called requireAuth in the schema', () => {
    expect(getDirectiveName(requireAuth.schema)).toBe('requireAuth')
  })

  it('refuses the field to users who are not signed in', () => {
    const execute = mockRedwoodDirective(requireAuth, { context: {} })
    expect(execute).toThrow(AuthenticationError)
  })
})
