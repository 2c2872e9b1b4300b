import { act, fireEvent, screen, waitFor } from '@redwoodjs/testing/web'

import type { Device } from 'src/browser/device'
import { renderThemed } from 'src/components/renderThemed'

import Troubleshooting from './Troubleshooting'

const computer: Device = {
  ...{ dialog: 'chromium', system: 'other', browser: 'Chrome 151', app: null },
}

const show = (
  code: Parameters<typeof Troubleshooting>[0]['code'],
  device: Partial<Device> = {}
) =>
  renderThemed(
    <Troubleshooting code={code} device={{ ...computer, ...device }} />
  )

const steps = () => screen.queryAllByRole('listitem')
const links = () =>
  screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

describe('Trouble', () => {
  it.each([
    ['mac', 4, [/^x-apple\.systempreferences/]],
    ['windows', 3, [/^ms-settings/]],
    ['other', 2, []],
  ] as const)(
    'links to the settings of %s, in %i steps',
    (system, count, to) => {
      show('display-capture-denied-by-system', { system })

      expect(steps()).toHaveLength(count)
      expect(links()).toEqual(to.map((pane) => expect.stringMatching(pane)))
    }
  )

  it.each([
    ['display-capture-refused', 3],
    ['browser-unsupported', 3],
    ['webrtc-missing', 3],
    ['camera-refused', 3],
    ['display-capture-failed', 0],
    ['not-secure-context', 0],
  ] as const)('explains what to do about %s, in %i steps', (code, count) => {
    show(code)

    expect(steps()).toHaveLength(count)
  })

  it('tells people with Firefox that it asks for permission again after a reload', () => {
    show('display-capture-refused', { dialog: 'firefox' })

    expect(steps()[0]).toHaveTextContent('Reload this page')
  })

  it('leaves an in-app browser on Android with one click', () => {
    show('in-app-browser', { system: 'android', app: 'Facebook' })

    expect(links()).toEqual([
      'intent://localhost/#Intent;scheme=http;package=com.android.chrome;end',
    ])
    expect(steps()[0]).toHaveTextContent('Open in Chrome')
    expect(screen.getByRole('button', { name: 'Copy the link' })).toBeVisible()
  })

  it('explains how to leave an in-app browser on an iPhone through the menu of the app', () => {
    show('in-app-browser', { system: 'ios', app: '' })

    expect(links()).toEqual([])
    expect(steps()[1]).toHaveTextContent('Open in Safari')
    expect(steps()[2]).toHaveTextContent('Copy the link')
  })

  it('links to the same address with https', () => {
    show('not-secure-context')

    expect(links()).toEqual(['https://localhost/'])
  })

  it('copies the link of this page, and says so', async () => {
    const writeText = jest.fn(async () => {})
    Object.assign(navigator, { clipboard: { writeText } })
    show('browser-unsupported')
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }))
    })

    expect(writeText).toHaveBeenCalledWith('http://localhost/')
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Copied')
    )
    Reflect.deleteProperty(navigator, 'clipboard')
  })

  it('shows a code for the helper only', () => {
    show('capture-cancelled')

    expect(screen.getByText('Technical details for your helper')).toBeVisible()
    expect(
      screen.getByText('capture-cancelled · Chrome 151 · other')
    ).not.toBeVisible()
    expect(steps()).toHaveLength(0)
  })
})
