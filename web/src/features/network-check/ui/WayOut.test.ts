import { chromeIntent } from './WayOut'

describe('chromeIntent', () => {
  it('keeps all of the link that counts', () => {
    expect(
      chromeIntent(
        'https://help.example:8443/fox-fox-fox-fox?lang=de#name=Anna'
      )
    ).toBe(
      'intent://help.example:8443/fox-fox-fox-fox?lang=de#name=Anna#Intent;scheme=https;package=com.android.chrome;end'
    )
  })
})
