import { screen, waitFor } from '@redwoodjs/testing/web'

import { renderThemed } from 'src/components/renderThemed'
import type { UserId } from 'src/features/links/model/userId'

import RequireDisplayCapture from './RequireDisplayCapture'

/**
 * Simulates a browser's features, and replaces scrolling, which jsdom lacks.
 */
function provide(browser: {
  hasMouse: boolean
  isSecure?: boolean
  hasCapture?: boolean
  hasWebRtc?: boolean
}) {
  Object.assign(window, {
    matchMedia: () => ({ matches: browser.hasMouse }),
    isSecureContext: browser.isSecure ?? true,
    scrollTo: () => {},
  })
  if (browser.hasWebRtc === false) {
    Reflect.deleteProperty(window, 'RTCPeerConnection')
  }
  Object.assign(navigator, {
    mediaDevices: browser.hasCapture
      ? { getDisplayMedia: () => {} }
      : undefined,
  })
}

function page(toUserId: UserId | null = null) {
  renderThemed(
    <RequireDisplayCapture toUserId={toUserId}>
      <p>The page</p>
    </RequireDisplayCapture>
  )
}

describe('RequireDisplayCapture', () => {
  afterEach(() => {
    Object.assign(window, { RTCPeerConnection: class {} })
    Reflect.deleteProperty(window, 'matchMedia')
    Reflect.deleteProperty(window, 'isSecureContext')
    Reflect.deleteProperty(navigator, 'mediaDevices')
    window.history.replaceState(null, '', '/')
  })

  it('renders its children in a browser that can capture', () => {
    provide({ hasMouse: true, hasCapture: true })
    page()

    expect(screen.getByText('The page')).toBeVisible()
  })

  it('says which browser to use instead of one without WebRTC', async () => {
    provide({ hasMouse: true, hasCapture: true, hasWebRtc: false })
    page()

    const name = 'This browser can’t connect you'
    expect(await screen.findByRole('heading', { name })).toBeVisible()
    expect(screen.queryByText('The page')).not.toBeInTheDocument()
  })

  it('shows the page for phones on a phone', async () => {
    provide({ hasMouse: false })
    window.history.replaceState(null, '', '/#name=Anna')
    page('river-apple-tiger-moon' as UserId)

    await waitFor(() =>
      expect(window.location.pathname).toBe('/coming-soon-on-mobile')
    )
    expect(window.location.search).toBe('?to=river-apple-tiger-moon')
    expect(window.location.hash).toBe('#name=Anna')
    expect(screen.queryByText('The page')).not.toBeInTheDocument()
  })

  it.each([
    [true, 'This browser is too old to share your screen'],
    [false, 'This page isn’t secure'],
  ])(
    'shows on a computer (secure context: %p) the title “%p”',
    async (isSecure, title) => {
      provide({ hasMouse: true, isSecure })
      page()

      expect(await screen.findByRole('heading', { name: title })).toBeVisible()
      expect(screen.queryByText('The page')).not.toBeInTheDocument()
    }
  )
})
