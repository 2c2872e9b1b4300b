import { renderHook } from '@redwoodjs/testing/web'

import { type PictureState, useLastPicture } from './useLastPicture'

/** jsdom can neither decode video nor draw on a canvas. */
function shown(initial: PictureState) {
  const video = document.createElement('video')
  Object.entries({ readyState: 4, videoWidth: 640, videoHeight: 360 }).forEach(
    ([name, value]) => Object.defineProperty(video, name, { value })
  )
  const canvas = document.createElement('canvas')
  const drawImage = jest.fn()
  const context = { drawImage } as unknown as CanvasRenderingContext2D
  jest.spyOn(canvas, 'getContext').mockReturnValue(context)
  const refs = [{ current: video }, { current: canvas }] as const
  const hook = renderHook(
    ({ state }) => useLastPicture(refs[0], refs[1], state),
    { initialProps: { state: initial } }
  )
  const become = (state: PictureState) => hook.rerender({ state })
  return { ...hook, canvas, drawImage, become }
}

describe('useLastPicture', () => {
  it('copies nothing while the picture is live', () => {
    jest.useFakeTimers()
    const { drawImage } = shown('live')
    jest.advanceTimersByTime(60_000)
    jest.useRealTimers()

    expect(drawImage).not.toHaveBeenCalled()
  })

  it('keeps the last picture when it becomes stale, copied in the same task', () => {
    const { canvas, drawImage, become } = shown('live')
    become('stale')

    expect(drawImage).toHaveBeenCalledTimes(1)
    expect([canvas.width, canvas.height]).toEqual([640, 360])
  })

  it('wipes the copy when the picture becomes secret, and does not restore it', () => {
    const { canvas, drawImage, become } = shown('live')
    become('secret')
    expect([canvas.width, canvas.height]).toEqual([0, 0])
    become('stale')

    expect([canvas.width, canvas.height]).toEqual([0, 0])
    expect(drawImage).toHaveBeenCalledTimes(1)
  })
})
