import { sheetFileName } from 'src/features/sheets/ui/SheetFileButtons'
import { bytesInWords } from 'src/features/sheets/ui/SheetRoom'

import { aSheet } from './model/sheet.fixtures'
import { sheetHtml, type SheetWords } from './model/sheetHtml'

const hostile = '"><img src=x onerror=alert(1)><script>alert(2)</script>&'

const words: SheetWords = {
  language: 'en',
  madeWith: 'With Anna',
  footer: 'Next time',
  wordsOf: ({ words }) => (words && 'text' in words ? words.text : null),
  placeOf: () => 'Look at the lower left',
  map: 'Where it is',
}

const read = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html')

describe('the document of a sheet', () => {
  it('has each step with its number, text and pictures', () => {
    const page = read(sheetHtml(aSheet, words))
    expect(page.title).toBe('Photos')
    const [first, second] = page.querySelectorAll('li')
    expect(first?.textContent).toContain('1Look at the lower left')
    expect(second?.textContent).toContain('2Type')
    expect(second?.querySelector('img')).toBeNull()
    const [large, map] = first!.querySelectorAll('img')
    expect(large?.getAttribute('src')).toBe('data:image/png;base64,AQEB')
    expect(large?.alt).toBe('Look at the lower left')
    expect(map?.alt).toBe('Where it is')
  })

  it('is right-to-left if its language is', () => {
    const { documentElement } = read(
      sheetHtml(aSheet, { ...words, language: 'ar' })
    )
    expect(documentElement.lang).toBe('ar')
    expect(documentElement.dir).toBe('rtl')
  })

  it('needs no other file, and blocks requests', () => {
    const html = sheetHtml(aSheet, words)
    const page = read(html)
    expect(page.querySelectorAll('script, link, iframe, object')).toHaveLength(
      0
    )
    expect(html).not.toMatch(/https?:|@import|url\(/)
    expect(
      page
        .querySelector('meta[http-equiv="Content-Security-Policy"]')
        ?.getAttribute('content')
    ).toMatch(/^default-src 'none'/)
  })

  it('escapes any text', () => {
    const page = read(
      sheetHtml(
        {
          ...aSheet,
          title: hostile,
          steps: [{ ...aSheet.steps[0]!, words: { text: hostile } }],
        },
        {
          ...words,
          ...{ madeWith: hostile, footer: hostile, map: hostile },
          placeOf: () => hostile,
        }
      )
    )
    expect(page.querySelectorAll('script')).toHaveLength(0)
    expect(page.querySelectorAll('img')).toHaveLength(2)
    expect(page.querySelector('h1')?.textContent).toBe(hostile)
    expect(page.querySelector('h2')?.textContent).toBe(hostile)
    expect(page.querySelector('img')?.alt).toBe(hostile)
  })
})

describe('the file of a sheet', () => {
  it.each([
    ['Photos', 'Photos.html'],
    ['../../etc/passwd', 'etc passwd.html'],
    ['a:b*c?"<d>|e%f', 'a b c d e f.html'],
    ['...', 'sheet.html'],
    ['gnp.\u202eexe', 'gnp. exe.html'],
    ['صور العائلة', 'صور العائلة.html'],
    ['x'.repeat(10_000), `${'x'.repeat(60)}.html`],
  ])('gets its name from %s', (title, name) => {
    expect(sheetFileName(title).replace(/ +/g, ' ')).toBe(name)
  })
})

describe('the formatted size', () => {
  it.each([
    [0, '0 kB'],
    [345_678, '346 kB'],
    [2_340_000, '2.3 MB'],
    [2_340_000_000, '2.3 GB'],
  ])('of %s bytes is readable', (bytes, text) => {
    expect(bytesInWords(bytes, 'en')).toBe(text)
  })

  it('is shown even if the browser does not support the unit', () => {
    jest.spyOn(Intl, 'NumberFormat').mockImplementation(() => {
      throw new RangeError('unit')
    })
    expect(bytesInWords(2_340_000, 'en')).toBe('2.3 MB')
    jest.restoreAllMocks()
  })
})
