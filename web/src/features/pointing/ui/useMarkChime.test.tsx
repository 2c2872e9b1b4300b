import type { ReactNode } from 'react'

import { act, renderHook } from '@redwoodjs/testing/web'

import { keptChime } from 'src/browser/preferences'
import { sharedIn } from 'src/features/messages/shared.fixtures'
import { sharing } from 'src/features/session/FakeShare'
import { SessionToolsContext } from 'src/features/session/ui/SessionToolsContext'
import { createSessionTools } from 'src/layouts/SessionLayout/createSessionTools'

import { useMarkChime } from './useMarkChime'

async function listening() {
  const { sharer, viewer } = await sharing()
  const helper = sharedIn(createSessionTools(viewer.session))
  const chime = { play: jest.fn(), close: jest.fn() }
  const make = () => chime
  const tools = createSessionTools(sharer.session)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionToolsContext.Provider value={tools}>
      {children}
    </SessionToolsContext.Provider>
  )
  const { unmount } = renderHook(() => useMarkChime(make), { wrapper })
  const point = (id: number) =>
    act(
      async () =>
        void helper.say({
          type: 'pointer',
          id,
          frame: { width: 2, height: 2 },
          point: { x: 0, y: 0 },
          atMs: helper.clockMs(),
        })
    )
  return { chime, point, unmount }
}

describe('useMarkChime', () => {
  afterEach(() => act(() => keptChime.keep(null)))

  it('sounds once for a sequence of annotations, and ends with the share', async () => {
    const { chime, point, unmount } = await listening()
    await point(1)
    await point(1)
    await point(2)
    expect(chime.play.mock.calls).toEqual([['shown']])
    unmount()
    expect(chime.close).toHaveBeenCalledTimes(1)
  })

  it('makes no sound if sounds are off', async () => {
    act(() => keptChime.keep('off'))
    const { chime, point } = await listening()
    await point(1)
    expect(chime.play).not.toHaveBeenCalled()
  })
})
