import { linkParts } from './linkParts'
import { typedLink } from './typedLink'

describe('typedLink', () => {
  it.each([
    ['https://example.org/a?b#c', 'https://example.org/a?b#c'],
    ['http://example.org', 'http://example.org/'],
    ['example.org', 'https://example.org/'],
    [' www.example.org/photos ', 'https://www.example.org/photos'],
    ['example.org:8443/x', 'https://example.org:8443/x'],
    ['bücher.example', 'https://xn--bcher-kva.example/'],
  ])('takes %s for %s', (typed, link) => {
    expect(typedLink(typed)).toBe(link)
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,<p>',
    'ftp://example.org',
    'file:///etc/passwd',
    'mailto:anna@example.org',
    'https://bank.example@evil.example',
    'anna@example.org',
    'hello',
    'click the blue button',
    'https://',
    '',
  ])('offers no link for %j', (typed) => {
    expect(typedLink(typed)).toBeNull()
  })
})

describe('linkParts', () => {
  it('shows whom one meets, and leaves out nothing', () => {
    expect(linkParts('https://example.org:8443/a?b#c')).toEqual({
      before: 'https://',
      host: 'example.org:8443',
      after: '/a?b#c',
    })
  })
})
