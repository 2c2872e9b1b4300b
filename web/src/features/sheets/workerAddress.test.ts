import { languages } from 'src/browser/languageCode'

import { sheetsAsked, workerAddress } from './workerAddress'

describe('workerAddress', () => {
  it('requests nothing if no sheets are stored', () => {
    expect(workerAddress(null)).toBe('/serviceWorker.js')
    expect(sheetsAsked('')).toBeNull()
    expect(sheetsAsked('?sheets=xx')).toBeNull()
  })

  it.each(languages)('requests the sheets page in %s', (language) => {
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
