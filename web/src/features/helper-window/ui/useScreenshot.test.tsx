import type { ReactNode } from 'react'

import { act, renderHook } from '@redwoodjs/testing/web'

import type { AnyMessage } from 'src/features/messages/shared.fixtures'
import { sharedIn } from 'src/features/messages/shared.fixtures'
import { sharing } from 'src/features/session/FakeShare'
import { SessionToolsContext } from 'src/features/session/ui/SessionToolsContext'
import { PeerSessionContext } from 'src/features/session/ui/usePeerSession'
import { FakeFrames } from 'src/features/stage/FakeFrames'
import { createSessionTools } from 'src/layouts/SessionLayout/createSessionTools'

import { useScreenshot } from './useScreenshot'

const frame = { width: 1280, height: 720 }

async function pointing() {
  const { sharer, viewer } = await sharing()
  const helper = sharedIn(createSessionTools(viewer.session))
  const frames = new FakeFrames()
  const make = () => frames
  const tools = createSessionTools(sharer.session)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PeerSessionContext.Provider value={sharer.session}>
      <SessionToolsContext.Provider value={tools}>
        {children}
      </SessionToolsContext.Provider>
    </PeerSessionContext.Provider>
  )
  const { result, unmount } = renderHook(() => useScreenshot(null, make)[0], {
    wrapper,
  })
  const say = (message: AnyMessage) => act(async () => void helper.say(message))
  const pointer = (id: number, x: number, of = frame): AnyMessage => ({
    type: 'pointer',
    id,
    frame: of,
    point: { x, y: 0.5 },
    atMs: helper.clockMs(),
  })
  const give = (size = frame) => act(async () => frames.give(size))
  return { sharer, frames, result, say, pointer, give, unmount }
}

describe('useScreenshot', () => {
  it('takes a screenshot for a new annotation, and shows it with the annotations', async () => {
    const { frames, result, say, pointer, give } = await pointing()
    expect(frames.grabCount).toBe(0)
    await say(pointer(1, 0.25))
    expect(result.current).toBeNull()
    await give()
    expect(result.current).toMatchObject({
      screenshot: frame,
      marks: [{ id: 1 }],
    })
  })

  it('moves a pointer on the same screenshot, and takes a new one for another annotation', async () => {
    const { frames, result, say, pointer, give } = await pointing()
    await say(pointer(1, 0.25))
    await give()
    await say(pointer(1, 0.3))
    expect(frames.grabCount).toBe(1)
    expect(result.current?.marks).toMatchObject([{ point: { x: 0.3 } }])
    await say(pointer(2, 0.9))
    expect(frames.grabCount).toBe(2)
    await give()
    expect(frames.openCount).toBe(1)
  })

  it('shows no annotation that was made on a picture of another shape', async () => {
    const { result, say, pointer, give } = await pointing()
    await say(pointer(1, 0.25, { width: 720, height: 1280 }))
    await give()
    expect(result.current).toBeNull()
  })

  it('keeps no screenshot once there is no annotation, or after it unmounts', async () => {
    const { frames, result, say, pointer, give, unmount } = await pointing()
    await say(pointer(1, 0.25))
    await give()
    await say({ type: 'clear' })
    expect(result.current).toBeNull()
    expect(frames.openCount).toBe(0)
    await say(pointer(2, 0.25))
    await give()
    unmount()
    expect(frames.openCount).toBe(0)
    expect(frames.isClosed).toBe(true)
  })

  it('shows nothing of a hidden screen, or of an ended track', async () => {
    const { sharer, frames, result, say, pointer, give } = await pointing()
    await say(pointer(1, 0.25))
    await give()
    await act(async () => sharer.session.hide())
    expect(result.current).toBeNull()
    await act(async () => sharer.session.show())
    await say(pointer(2, 0.25))
    await act(async () => frames.fail())
    expect(result.current).toBeNull()
    await act(async () => sharer.capture.end())
    expect(frames.isClosed).toBe(true)
  })
})
