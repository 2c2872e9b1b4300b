import { canCapture } from './canCapture'

describe('canCapture', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'mediaDevices'))

  it.each([
    [undefined, false, false],
    [{}, false, false],
    [{ getUserMedia: () => {} }, false, true],
    [{ getUserMedia: () => {}, getDisplayMedia: () => {} }, true, true],
  ])(
    'with %p: can capture a screen %p, a camera %p',
    (mediaDevices, screen, camera) => {
      Object.assign(navigator, { mediaDevices })

      expect(canCapture('screen')).toBe(screen)
      expect(canCapture('camera')).toBe(camera)
    }
  )
})
