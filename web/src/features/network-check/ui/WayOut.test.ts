import { chromeIntent } from './WayOut'

describe('chromeIntent', () => {
  it('keeps everything of the link that matters', () => {
    expect(
      chromeIntent(
        'https://help.example:8443/fox-fox-fox-fox?lang=de#name=Anna'
      )
    ).toBe(
      'intent://help.example:8443/fox-fox-fox-fox?lang=de#name=Anna#Intent;scheme=https;package=com.android.chrome;end'
    )
  })
})
