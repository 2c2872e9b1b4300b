import { renderHook } from '@redwoodjs/testing/web'

import { usePageRole } from 'src/pages/ReceivePage'

describe('usePageRole', () => {
  it('marks the document with the role of its page until it unmounts', () => {
    const { unmount } = renderHook(() => usePageRole('viewer'))
    expect(document.documentElement).toHaveAttribute('data-role', 'viewer')

    unmount()
    expect(document.documentElement).not.toHaveAttribute('data-role')
  })
})
