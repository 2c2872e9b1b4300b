import { operatingSystem } from './operatingSystem'

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
  ])('knows %s with %i fingers', (userAgent, fingers, system) => {
    expect(operatingSystem(userAgent, fingers)).toBe(system)
  })
})
