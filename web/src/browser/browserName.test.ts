import { browserName } from './browserName'

describe('browserName', () => {
  it.each([
    ['Mozilla/5.0 … Chrome/151.0.0.0 Safari/537.36', 'Chrome 151'],
    ['Mozilla/5.0 … Chrome/151.0.0.0 Safari/537.36 Edg/150.0', 'Edge 150'],
    ['Mozilla/5.0 … Gecko/20100101 Firefox/153.0', 'Firefox 153'],
    ['Mozilla/5.0 … Version/26.6 Safari/605.1.15', 'Safari 26'],
    ['Mozilla/5.0 … CriOS/151.0 Mobile/15E148 Safari/604.1', 'Chrome 151'],
    ['curl', ''],
  ])('of %s is %p', (userAgent, name) => {
    expect(browserName(userAgent)).toBe(name)
  })
})
