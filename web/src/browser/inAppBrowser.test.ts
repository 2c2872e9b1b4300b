import { inAppBrowser } from './inAppBrowser'

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
  ])('knows the app of %s', (userAgent, app) => {
    expect(inAppBrowser(userAgent)).toBe(app)
  })

  it.each([
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/151.0.0.0 Mobile Safari/537.36',
    `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`,
    `${iPhone} CriOS/151.0 Mobile/15E148 Safari/604.1`,
    'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/151.0.0.0 Safari/537.36 Edg/151.0.0.0',
    '',
  ])('takes %s for a browser', (userAgent) => {
    expect(inAppBrowser(userAgent)).toBeNull()
  })
})
