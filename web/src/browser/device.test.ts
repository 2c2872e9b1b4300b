import {
  browserName,
  inAppBrowser,
  operatingSystem,
  settingsPane,
} from './device'

describe('browserName', () => {
  it.each([
    ['Mozilla/5.0 … Chrome/151.0.0.0 Safari/537.36', 'Chrome 151'],
    ['Mozilla/5.0 … Chrome/151.0.0.0 Safari/537.36 Edg/150.0', 'Edge 150'],
    ['Mozilla/5.0 … Gecko/20100101 Firefox/153.0', 'Firefox 153'],
    ['Mozilla/5.0 … Version/26.6 Safari/605.1.15', 'Safari 26'],
    ['Mozilla/5.0 … CriOS/151.0 Mobile/15E148 Safari/604.1', 'Chrome 151'],
    ['curl', ''],
  ])('reads %s as %p', (userAgent, name) => {
    expect(browserName(userAgent)).toBe(name)
  })
})

const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8'
const webView = 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/150'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

describe('inAppBrowser', () => {
  it.each([
    [`${android}; wv) ${webView} [FB_IAB/FB4A;FBAV/500.0.0.0.1;]`, 'Facebook'],
    [`${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/500.0]`, 'Facebook'],
    [`${android}; wv) ${webView} [FB_IAB/Orca-Android;FBAV/1]`, 'Messenger'],
    [`${iPhone} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/1]`, 'Messenger'],
    [`${iPhone} Mobile/15E148 Instagram 350.0`, 'Instagram'],
    [`${android}; wv) ${webView} Instagram 350.0`, 'Instagram'],
    [`${android}; wv) ${webView} WhatsApp/2.25`, 'WhatsApp'],
    [`${iPhone} Mobile/15E148 Safari Line/15.1`, 'LINE'],
    [`${android}; wv) ${webView} MicroMessenger/8.0`, 'WeChat'],
    [
      'Mozilla/5.0 (Windows NT 10.0) Chrome/134 Safari/537.36 MicroMessenger/7',
      'WeChat',
    ],
    [`${android}) ${webView} Telegram-Android/11.2`, 'Telegram'],
    [`${android}; wv) ${webView} Mobile Safari/537.36`, ''],
    [`${iPhone} Mobile/15E148`, ''],
  ])('recognises the app in %s', (userAgent, app) => {
    expect(inAppBrowser(userAgent)).toBe(app)
  })

  it.each([
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/151.0.0.0 Mobile Safari/537.36',
    `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`,
    `${iPhone} CriOS/151.0 Mobile/15E148 Safari/604.1`,
    'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/151.0.0.0 Safari/537.36 Edg/151.0.0.0',
    '',
  ])('treats %s as a browser', (userAgent) => {
    expect(inAppBrowser(userAgent)).toBeNull()
  })
})

describe('operatingSystem', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 0, 'windows'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, 'windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'mac'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'ios'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)', 5, 'ios'],
    ['Mozilla/5.0 (Linux; Android 10; K)', 5, 'android'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 0, 'other'],
    ['', 0, 'other'],
  ])('reads %s with %i touch points', (userAgent, fingers, system) => {
    expect(operatingSystem(userAgent, fingers)).toBe(system)
  })
})

describe('settingsPane', () => {
  it.each([
    ['mac', /^x-apple\.systempreferences:.*ScreenCapture$/],
    ['windows', /^ms-settings:privacy/],
  ] as const)('opens the settings on %s', (system, pane) => {
    expect(settingsPane(system)).toMatch(pane)
  })

  it.each(['android', 'ios', 'other'] as const)('is null on %s', (system) => {
    expect(settingsPane(system)).toBeNull()
  })
})
