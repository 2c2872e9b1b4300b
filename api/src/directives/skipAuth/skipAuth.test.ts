import { getDirectiveName, mockRedwoodDirective } from '@redwoodjs/testing/api'

import skipAuth from './skipAuth'

describe('skipAuth directive', () => {
  it('is called skipAuth in the schema', () => {
    expect(getDirectiveName(skipAuth.schema)).toBe('skipAuth')
  })

  it('allows the field to everyone', () => {
    const execute = mockRedwoodDirective(skipAuth, { context: {} })
    expect(execute).not.toThrow()
  })
})
