import fc from 'fast-check'

import { isPushService } from './isPushService'

const services = ['https://push.example', 'https://*.push.example.net']

describe('the endpoint of a subscription', () => {
  it.each([
    'https://push.example/send/1',
    'https://push.example:443/',
    'https://web.push.example.net/1?x#y',
    'https://a.b.push.example.net/1',
  ])('belongs to a push service: %s', (endpoint) => {
    expect(isPushService(endpoint, services)).toBe(true)
  })

  it.each([
    '',
    'push.example',
    'http://push.example/send/1',
    'https://push.example:8443/send/1',
    'https://push.example.evil/send/1',
    'https://evil.push.example/send/1',
    'https://push.example.net/1',
    'https://evilpush.example.net/1',
    'https://web.push.example.net:8443/1',
    'https://user@push.example/send/1',
    'https://evil/@push.example/',
    'https://evil#.push.example.net',
    'https://evil\\.push.example.net',
    'javascript:alert(1)',
  ])('belongs to none: %s', (endpoint) => {
    expect(isPushService(endpoint, services)).toBe(false)
  })

  it('is read without an error, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (endpoint) => {
        expect(isPushService(endpoint, [])).toBe(false)
        expect(typeof isPushService(endpoint, services)).toBe('boolean')
      })
    )
  })
})
