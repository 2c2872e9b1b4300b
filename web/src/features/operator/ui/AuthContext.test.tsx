import { renderHook } from '@testing-library/react'

import { useAuth } from './AuthContext'

describe('useAuth', () => {
  it('must be used within a provider [§8 useAuth outside]', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => renderHook(() => useAuth())).toThrow(
      'useAuth must be used within an AuthProvider'
    )
    jest.restoreAllMocks()
  })
})
