import { act, renderHook } from '@redwoodjs/testing/web'

import { FakePanel } from 'src/features/helper-window/FakePanel'

import { usePanel } from './HelperWindow'

describe('usePanel', () => {
  it('opens the helper window when the component mounts, and closes it when it unmounts', async () => {
    const port = new FakePanel()
    const { result, unmount } = renderHook(() => usePanel(port))
    await act(async () => {})
    expect(port.openCount).toBe(1)
    expect(result.current[0].window).not.toBeNull()
    unmount()
    expect(port.frame).toBeNull()
  })
})
