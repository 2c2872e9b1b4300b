import { pickerDialog } from './pickerDialog'

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('pickerDialog', () => {
  it.each([
    [`${windows} ${webKit} Chrome/151.0.0.0 Safari/537.36`, 'chromium'],
    [
      `${windows} ${webKit} Chrome/151.0.0.0 Safari/537.36 Edg/151.0.0.0`,
      'chromium',
    ],
    [`${windows} ${webKit} Chrome/150.0.0.0 Safari/537.36 OPR/120`, 'chromium'],
    [`${mac} Gecko/20100101 Firefox/153.0`, 'firefox'],
    [
      `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.6 Safari/605.1.15`,
      'safari',
    ],
    ['', 'chromium'],
  ])('recognises the dialog of %s', (userAgent, dialog) => {
    expect(pickerDialog(userAgent)).toBe(dialog)
  })
})
