import fc from 'fast-check'

import { parsePushEndpoint } from './pushEndpoint'

const services = [
  'https://push.example',
  'https://*.push.example.net',
  'https://fcm.googleapis.com',
  'https://jmt17.google.com',
  'https://*.notify.windows.com',
]
const parse = (text: string) => parsePushEndpoint(text, services)

describe('the endpoint of a subscription', () => {
  it.each([
    'https://push.example/send/1',
    'https://push.example/send/1?x=1',
    'https://web.push.example.net/1?x',
    'https://a.b.push.example.net/1',
    'https://wns2-am3p.notify.windows.com/w/?token=BQYAAAD%2bxy%3d%3d',
  ])('is requested at the push service to which it belongs: %s', (text) => {
    const { origin } = new URL(text)
    expect(parse(text)).toMatchObject({ url: text, origin })
  })

  it.each([
    '',
    'push.example',
    '//push.example/send/1',
    'http://push.example/send/1',
    'ftp://push.example/send/1',
    'https://push.example:8443/send/1',
    'https://push.example:80/send/1',
    'https://push.example.evil/send/1',
    'https://push.example./send/1',
    'https://evil.push.example/send/1',
    'https://push.example.net/1',
    'https://evilpush.example.net/1',
    'https://web.push.example.net./1',
    'https://web.push.example.net:8443/1',
    'https://user@push.example/send/1',
    'https://:secret@push.example/send/1',
    'https://@push.example/send/1',
    'https://:@push.example/send/1',
    'https:@push.example/send/1',
    'https://push.example/send/1#',
    'https://push.example/send/1#1',
    'https://push.example/send/1?x#1',
    'https://evil/@push.example/',
    'https://evil#.push.example.net',
    'https://evil\\.push.example.net',
    'https://pυsh.example/send/1',
    'javascript:alert(1)',
    'data:text/plain,push.example',
    `https://push.example/${'x'.repeat(2048)}`,
    `https://push.example/${'ü'.repeat(400)}`,
    'https://am3p.notify.windows.com/w/',
    'https://am3p.notify.windows.com/w/?token=',
    'https://am3p.notify.windows.com/w/?x=1&token=abcd',
    'https://am3p.notify.windows.com/w/?token=abcd&token=efgh',
    'https://am3p.notify.windows.com/w/?TOKEN=abcd',
  ])('belongs to no push service: %s', (text) => {
    expect(parse(text)).toBeNull()
  })

  it.each([
    'HTTPS://push.example/send/a1',
    'https://PUSH.Example/send/a1',
    'https://push.example:443/send/a1',
    'https:push.example/send/a1',
    'https:\\\\push.example\\send\\a1',
    ' https://push.example/send/a1 ',
    'https://push.example/se\nnd/a1',
    'https://ｐｕｓｈ.example/send/a1',
    'https://%70ush.example/send/a1',
    'https://push.example/send/%611',
    'https://push.example/%73end/a%31',
    'https://push.example/x/../send/a1',
    'https://push.example/x/%2e%2E/send/./a1',
    'https://push.example//send///a1/',
    'https://push.example/send%2fa1',
    'https://push.example/send/a1?1',
    'https://push.example/send/a1?x=2&y=3',
  ])('identifies the same device, however it is written: %j', (text) => {
    const { device } = parse('https://push.example/send/a1')!
    expect(parse(text)).toMatchObject({
      device,
      origin: 'https://push.example',
    })
  })

  it('identifies the same device at each host of its service', () => {
    const device = (text: string) => parse(text)!.device
    expect(device('https://a.push.example.net/1')).toBe(
      device('https://b.push.example.net/1')
    )
    expect(device('https://fcm.googleapis.com/fcm/send/aB:c')).toBe(
      device('https://jmt17.google.com/wp/aB%3Ac')
    )
    expect(device('https://a.notify.windows.com/w/?token=BQ%2b%2f')).toBe(
      device('https://b.notify.windows.com/W/?token=BQ-_%3d%3d')
    )
  })

  it('differs between devices', () => {
    const texts = [
      'https://push.example/send/a1',
      'https://push.example/send/A1',
      'https://push.example/send/a1/b',
      'https://push.example/send/a%2531',
      'https://push.example/',
      'https://web.push.example.net/send/a1',
      'https://fcm.googleapis.com/fcm/send/a1',
      'https://fcm.googleapis.com/fcm/send/a2',
      'https://a.notify.windows.com/w/?token=abcd',
      'https://a.notify.windows.com/w/?token=efgh',
    ]
    const devices = new Set(texts.map((text) => parse(text)?.device))
    expect(devices.size).toBe(texts.length)
  })

  it('is parsed without an error from any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (text) => {
        expect(parsePushEndpoint(text, [])).toBeNull()
        expect(parse(text) === null || parse(text) !== null).toBe(true)
      })
    )
  })

  it('counts for the same limit, whatever follows its path', () => {
    const { device } = parse('https://push.example/send/a1')!
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        expect(parse(`https://push.example/send/a1?${query}`)?.device).toBe(
          device
        )
      })
    )
  })
})
