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

  it('leads to the camera where that is wanted', () => {
    expect(sharerPath({ ...nothing, to }, 'camera')).toBe(
      '/river-apple-tiger-moon?show=camera'
    )
  })

  it('leads to the broadcast page when nobody has invited', () => {
    expect(sharerPath(nothing)).toBe('/broadcast')
  })
})

describe('phonePath', () => {
  it('remembers all of it', () => {
    const along = { to, lang: 'de', hash: '#name=Anna' }
    expect(phonePath('/phone', along)).toBe(
      '/phone?to=river-apple-tiger-moon&lang=de#name=Anna'
    )
    expect(phonePath('/phone', nothing)).toBe('/phone')
  })
})
