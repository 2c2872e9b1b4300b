import { browserObstacle, thisBrowser } from './capabilities'

const able = {
  hasWebRtc: true,
  isSecureContext: true,
  isMobile: false,
  isInApp: false,
}

describe('browserObstacle', () => {
  it.each([
    // Columns: isSecureContext, isMobile, expected result.
    [true, true, 'on-mobile'],
    [false, true, 'on-mobile'],
    [true, false, 'browser-unsupported'],
    [false, false, 'not-secure-context'],
  ])('with secure %p, mobile %p: %p', (isSecureContext, isMobile, obstacle) => {
    const browser = { ...able, isSecureContext, isMobile }
    expect(browserObstacle(browser, 'screen')).toBe(obstacle)
  })

  it.each([
    [true, 'browser-unsupported'],
    [false, 'not-secure-context'],
  ])('for a camera, secure %p: %p', (isSecureContext, obstacle) => {
    const phone = { ...able, isSecureContext, isMobile: true }
    expect(browserObstacle(phone, 'camera')).toBe(obstacle)
  })

  it.each([
    // Columns: source, isMobile, expected result.
    [null, false, 'webrtc-missing'],
    [null, true, 'webrtc-missing'],
    ['screen', false, 'webrtc-missing'],
    ['screen', true, 'on-mobile'],
    ['camera', true, 'webrtc-missing'],
  ] as const)(
    'without WebRTC, for %p, mobile %p: %p',
    (source, isMobile, obstacle) => {
      const browser = { ...able, hasWebRtc: false, isMobile }
      expect(browserObstacle(browser, source)).toBe(obstacle)
    }
  )

  it.each([true, false])(
    'suggests leaving an app’s browser, secure: %p',
    (isSecure) => {
      const inApp = {
        hasWebRtc: false,
        isSecureContext: isSecure,
        isMobile: true,
        isInApp: true,
      }
      expect(browserObstacle(inApp, 'screen')).toBe('in-app-browser')
      expect(browserObstacle(inApp, 'camera')).toBe('in-app-browser')
    }
  )
})

describe('thisBrowser', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'isSecureContext')
    Reflect.deleteProperty(window, 'matchMedia')
  })

  it.each([true, false])(
    'distinguishes a mouse from a touch screen: %p',
    (hasMouse) => {
      Object.assign(window, {
        isSecureContext: true,
        matchMedia: (query: string) => ({
          matches: query === '(any-pointer: fine)' && hasMouse,
        }),
      })

      expect(thisBrowser()).toEqual({
        hasWebRtc: 'RTCPeerConnection' in window,
        isSecureContext: true,
        isMobile: !hasMouse,
        isInApp: expect.any(Boolean),
      })
    }
  )

  it('recognises an iPad, also with a trackpad', () => {
    Object.assign(window, { matchMedia: () => ({ matches: true }) })
    Object.assign(navigator, { maxTouchPoints: 5 })
    const userAgent = jest
      .spyOn(navigator, 'userAgent', 'get')
      .mockReturnValue(
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.6 Safari/605.1.15'
      )
    expect(thisBrowser().isMobile).toBe(true)
    Object.assign(navigator, { maxTouchPoints: 0 })
    expect(thisBrowser().isMobile).toBe(false)

    userAgent.mockRestore()
    Reflect.deleteProperty(navigator, 'maxTouchPoints')
  })
})
