import { captureObstacle, thisBrowser } from './capabilities'

describe('captureObstacle', () => {
  it.each([
    // secure, can capture, touch only
    [true, true, false, null],
    [true, true, true, null],
    [true, false, true, 'on-mobile'],
    [false, false, true, 'on-mobile'],
    [true, false, false, 'browser-unsupported'],
    [false, false, false, 'not-secure-context'],
  ])(
    'secure %p, capture %p, touch only %p: %p',
    (isSecureContext, hasDisplayCapture, isTouchOnly, obstacle) => {
      expect(
        captureObstacle({ isSecureContext, hasDisplayCapture, isTouchOnly })
      ).toBe(obstacle)
    }
  )
})

describe('thisBrowser', () => {
  const provide = (hasMouse: boolean, mediaDevices?: object) => {
    Object.assign(window, {
      isSecureContext: true,
      matchMedia: (query: string) => ({
        matches: query === '(any-pointer: fine)' && hasMouse,
      }),
    })
    Object.assign(navigator, { mediaDevices })
  }

  afterEach(() => {
    Reflect.deleteProperty(window, 'isSecureContext')
    Reflect.deleteProperty(window, 'matchMedia')
    Reflect.deleteProperty(navigator, 'mediaDevices')
  })

  it('tells a computer that can capture', () => {
    provide(true, { getDisplayMedia: () => {} })

    expect(thisBrowser()).toEqual({
      isSecureContext: true,
      hasDisplayCapture: true,
      isTouchOnly: false,
    })
  })

  it.each([[undefined], [{}]])('tells a phone with mediaDevices %p', (none) => {
    provide(false, none)

    expect(thisBrowser()).toMatchObject({
      hasDisplayCapture: false,
      isTouchOnly: true,
    })
  })
})
