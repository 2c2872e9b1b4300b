import { chromeIntent } from './WayOut'

describe('chromeIntent', () => {
  it('keeps path, query and fragment of the link', () => {
    expect(
      chromeIntent(
        'https://help.example:8443/fox-fox-fox-fox?lang=de#name=Anna'
      )
    ).toBe(
      'intent://help.example:8443/fox-fox-fox-fox?lang=de#name=Anna#Intent;scheme=https;package=com.android.chrome;end'
    )
  })
})
