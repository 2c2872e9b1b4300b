import { languages } from 'src/browser/languageCode'

import { sheetsAsked, workerAddress } from './workerAddress'

describe('workerAddress', () => {
  it('asks for nothing where no sheets are kept', () => {
    expect(workerAddress(null)).toBe('/serviceWorker.js')
    expect(sheetsAsked('')).toBeNull()
    expect(sheetsAsked('?sheets=xx')).toBeNull()
  })

  it.each(languages)('asks for the page of the sheets in %s', (language) => {
    for (const isOlder of [false, true]) {
      const { pathname, search } = new URL(
        workerAddress({ language, isOlder }),
        'https://help.example'
      )
      expect(pathname).toBe('/serviceWorker.js')
      expect(sheetsAsked(search)).toEqual({ language, isOlder })
    }
  })
})
