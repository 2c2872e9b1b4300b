import { act, fireEvent, render, screen } from '@redwoodjs/testing/web'

import { type PictureOnStage, usePictureView } from './usePictureView'

/** jsdom has no layout, so the test sets the sizes. */
const measures = (element: HTMLElement, sizes: Record<string, number>) =>
  Object.entries(sizes).forEach(([name, value]) =>
    Object.defineProperty(element, name, { value, configurable: true })
  )

function picture() {
  let current: PictureOnStage | undefined
  const Looked = () => {
    current = usePictureView()
    return (
      <div ref={current.stage} data-testid="stage">
        <video ref={current.video} data-testid="video" muted />
      </div>
    )
  }
  const { unmount } = render(<Looked />)
  const [stage, video] = [
    screen.getByTestId('stage'),
    screen.getByTestId('video'),
  ]
  const arrive = () => {
    measures(stage, { clientWidth: 1000, clientHeight: 500 })
    measures(video, { videoWidth: 2000, videoHeight: 1000 })
    fireEvent(video, new Event('loadedmetadata'))
  }
  /** simulates that video frames of another size arrive */
  const become = (videoWidth: number, videoHeight: number) => {
    measures(video, { videoWidth, videoHeight })
    fireEvent(video, new Event('resize'))
  }
  return { stage, arrive, become, unmount, now: () => current! }
}

describe('usePictureView', () => {
  it('has no view before there is a picture', () => {
    const { now } = picture()
    act(() => now().moves.zoomBy(2))

    expect(now().seen).toBeNull()
  })

  it('fits the picture to the stage when it arrives', () => {
    const { arrive, now } = picture()
    arrive()

    expect(now().seen).toMatchObject({
      percent: 50,
      canPan: false,
      placement: { left: 0, top: 0, width: 1000, height: 500 },
    })
  })

  it('is changed by its moves, and by the keys of the stage', () => {
    const { stage, arrive, now } = picture()
    arrive()
    act(() => now().moves.actualSize())
    expect(now().seen?.percent).toBe(100)

    fireEvent.keyDown(stage, { key: '0' })
    expect(now().seen?.percent).toBe(50)
  })

  it('keeps the same moves object, so that no button renders again', () => {
    const { arrive, now } = picture()
    const { moves } = now()
    arrive()

    expect(now().moves).toBe(moves)
  })

  it('shows the same zoom while a picture restarts small', () => {
    jest.useFakeTimers()
    const { arrive, become, now } = picture()
    arrive()
    become(500, 250)
    expect(now().seen).toMatchObject({
      percent: 50,
      placement: { width: 1000, height: 500 },
    })
    become(2000, 1000)
    act(() => jest.runAllTimers())
    expect(now().seen?.percent).toBe(50)

    become(1000, 500)
    expect(now().seen?.percent).toBe(50)
    act(() => jest.runAllTimers())
    expect(now().seen?.percent).toBe(100)
    jest.useRealTimers()
  })

  it('stops listening to a removed stage', () => {
    const { stage, arrive, unmount, now } = picture()
    arrive()
    unmount()
    fireEvent.keyDown(stage, { key: '1' })

    expect(now().seen?.percent).toBe(50)
  })
})
