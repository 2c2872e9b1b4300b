import type { UserId } from 'src/features/links/model/userId'

import { phonePath, sharerPath } from './sharerPath'

const to = 'river-apple-tiger-moon' as UserId
const nothing = { to: null, lang: null, hash: '' }

describe('sharerPath', () => {
  it('leads to the helper, with language and name', () => {
    expect(sharerPath({ to, lang: 'de', hash: '#name=Anna' })).toBe(
      '/river-apple-tiger-moon?lang=de#name=Anna'
    )
  })

  it('leads to the camera page if the source is a camera', () => {
    expect(sharerPath({ ...nothing, to }, 'camera')).toBe(
      '/river-apple-tiger-moon?show=camera'
    )
  })

  it('leads to the broadcast page if there is no invitation', () => {
    expect(sharerPath(nothing)).toBe('/broadcast')
  })
})

describe('phonePath', () => {
  it('keeps path, language and fragment', () => {
    const along = { to, lang: 'de', hash: '#name=Anna' }
    expect(phonePath('/phone', along)).toBe(
      '/phone?to=river-apple-tiger-moon&lang=de#name=Anna'
    )
    expect(phonePath('/phone', nothing)).toBe('/phone')
  })
})
