import { act, screen } from '@redwoodjs/testing/web'

import { renderThemed } from 'src/components/ui/testing/renderThemed'

import RequireDisplayCapture from './RequireDisplayCapture'

/** jsdom is neither a computer nor a phone, and scrolls nowhere. */
function provide(browser: {
  hasMouse: boolean
  isSecure?: boolean
  hasCapture?: boolean
}) {
  Object.assign(window, {
    matchMedia: () => ({ matches: browser.hasMouse }),
    isSecureContext: browser.isSecure ?? true,
    scrollTo: () => {},
  })
  Object.assign(navigator, {
    mediaDevices: browser.hasCapture
      ? { getDisplayMedia: () => {} }
      : undefined,
  })
}

async function page() {
  renderThemed(
    <RequireDisplayCapture>
      <p>The page</p>
    </RequireDisplayCapture>
  )
  await act(async () => {})
}

describe('RequireDisplayCapture', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'matchMedia')
    Reflect.deleteProperty(window, 'isSecureContext')
    Reflect.deleteProperty(navigator, 'mediaDevices')
    window.history.replaceState(null, '', '/')
  })

  it('lets a browser pass that can capture', async () => {
    provide({ hasMouse: true, hasCapture: true })
    await page()

    expect(screen.getByText('The page')).toBeVisible()
  })

  it('leads a phone to the page about phones', async () => {
    provide({ hasMouse: false })
    await page()

    expect(window.location.pathname).toBe('/coming-soon-on-mobile')
    expect(screen.queryByText('The page')).not.toBeInTheDocument()
  })

  it.each([
    [true, 'This browser is too old for sharing'],
    [false, 'This address is not secure'],
  ])('says on a computer, secure: %p, %p', async (isSecure, title) => {
    provide({ hasMouse: true, isSecure })
    await page()

    expect(screen.getByRole('heading', { name: title })).toBeVisible()
    expect(screen.queryByText('The page')).not.toBeInTheDocument()
  })
})
