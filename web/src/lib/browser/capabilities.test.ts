import { captureObstacle, thisBrowser } from './capabilities'

describe('captureObstacle', () => {
  it.each([
    // secure, touch only
    [true, true, 'on-mobile'],
    [false, true, 'on-mobile'],
    [true, false, 'browser-unsupported'],
    [false, false, 'not-secure-context'],
  ])(
    'secure %p, touch only %p: %p',
    (isSecureContext, isTouchOnly, obstacle) => {
      const browser = { isSecureContext, isTouchOnly, isInApp: false }
      expect(captureObstacle(browser, 'screen')).toBe(obstacle)
    }
  )

  it.each([
    [true, 'browser-unsupported'],
    [false, 'not-secure-context'],
  ])('of a camera, secure: %p, is %p', (isSecureContext, obstacle) => {
    const phone = { isSecureContext, isTouchOnly: true, isInApp: false }
    expect(captureObstacle(phone, 'camera')).toBe(obstacle)
  })

  it.each([true, false])('leads out of an app, secure: %p', (isSecure) => {
    const inApp = {
      isSecureContext: isSecure,
      isTouchOnly: true,
      isInApp: true,
    }
    expect(captureObstacle(inApp, 'screen')).toBe('in-app-browser')
    expect(captureObstacle(inApp, 'camera')).toBe('in-app-browser')
  })
})

describe('thisBrowser', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'isSecureContext')
    Reflect.deleteProperty(window, 'matchMedia')
  })

  it.each([true, false])('tells a mouse from a finger: %p', (hasMouse) => {
    Object.assign(window, {
      isSecureContext: true,
      matchMedia: (query: string) => ({
        matches: query === '(any-pointer: fine)' && hasMouse,
      }),
    })

    expect(thisBrowser()).toEqual({
      isSecureContext: true,
      isTouchOnly: !hasMouse,
      isInApp: expect.any(Boolean),
    })
  })
})
