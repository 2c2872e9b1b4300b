import { act, fireEvent, render, screen } from '@redwoodjs/testing/web'

import { type PictureOnStage, usePictureView } from './usePictureView'

/** jsdom lays nothing out. */
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
  return { stage, arrive, unmount, now: () => current! }
}

describe('usePictureView', () => {
  it('sees nothing before there is a picture', () => {
    const { now } = picture()
    act(() => now().moves.zoomBy(2))

    expect(now().seen).toBeNull()
  })

  it('fits the picture to the stage when it comes', () => {
    const { arrive, now } = picture()
    arrive()

    expect(now().seen).toMatchObject({
      percent: 50,
      canPan: false,
      placement: { left: 0, top: 0, width: 1000, height: 500 },
    })
  })

  it('is moved by its moves, and by the keys of the stage', () => {
    const { stage, arrive, now } = picture()
    arrive()
    act(() => now().moves.actualSize())
    expect(now().seen?.percent).toBe(100)

    fireEvent.keyDown(stage, { key: '0' })
    expect(now().seen?.percent).toBe(50)
  })

  it('keeps its moves the same, so that no button is drawn anew for them', () => {
    const { arrive, now } = picture()
    const { moves } = now()
    arrive()

    expect(now().moves).toBe(moves)
  })

  it('hears nothing more of a stage that is gone', () => {
    const { stage, arrive, unmount, now } = picture()
    arrive()
    unmount()
    fireEvent.keyDown(stage, { key: '1' })

    expect(now().seen?.percent).toBe(50)
  })
})
