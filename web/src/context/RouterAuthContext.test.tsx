import { renderHook } from '@testing-library/react'

import { useRouterAuth } from './RouterAuthContext'

describe('useRouterAuth', () => {
  it('must be used within a provider (specification §8)', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => renderHook(() => useRouterAuth())).toThrow(
      'useAuth must be used within an AuthProvider'
    )
    jest.restoreAllMocks()
  })
})
