import { settingsPane } from './settingsPane'

describe('settingsPane', () => {
  it.each([
    ['mac', /^x-apple\.systempreferences:.*ScreenCapture$/],
    ['windows', /^ms-settings:privacy/],
  ] as const)('opens on %s', (system, pane) => {
    expect(settingsPane(system)).toMatch(pane)
  })

  it.each(['android', 'ios', 'other'] as const)('is none on %s', (system) => {
    expect(settingsPane(system)).toBeNull()
  })
})
