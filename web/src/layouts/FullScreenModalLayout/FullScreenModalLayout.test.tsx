import { act, fireEvent, screen, within } from '@redwoodjs/testing/web'

import { config } from 'src/browser/config'
import { isPageHeld } from 'src/browser/leavingPage'
import { renderThemed } from 'src/components/renderThemed'
import { Wide } from 'src/features/viewing/ui/Viewing'

import FullScreenModalLayout from './FullScreenModalLayout'

const homeLink = { name: /home page/ }

const languagePicker = () => screen.findByRole('combobox')

describe('FullScreenModalLayout', () => {
  it('is a modal around the main part, which no key dismisses [§2 full-screen wrapper]', async () => {
    renderThemed(<FullScreenModalLayout>Your screen</FullScreenModalLayout>)

    expect(
      within(screen.getByRole('main')).getByText('Your screen')
    ).toBeVisible()
    const modal = screen.getByRole('dialog', { name: config.appName })
    expect(modal).toHaveAttribute('aria-modal', 'true')
    fireEvent.keyDown(modal, { key: 'Escape' })
    expect(modal).toBeVisible()
    await languagePicker()
  })

  it('has a close link only if `closeTo` is given', async () => {
    const { unmount } = renderThemed(
      <FullScreenModalLayout closeTo="/">Here</FullScreenModalLayout>
    )
    expect(screen.getByRole('link', homeLink)).toHaveAttribute('href', '/')
    await languagePicker()
    unmount()

    renderThemed(<FullScreenModalLayout>Here</FullScreenModalLayout>)
    expect(screen.queryByRole('link', homeLink)).not.toBeInTheDocument()
    await languagePicker()
  })

  it('has no close link while leaving needs confirmation', async () => {
    renderThemed(
      <FullScreenModalLayout closeTo="/">Here</FullScreenModalLayout>
    )
    act(() => isPageHeld.set(true))
    expect(screen.queryByRole('link', homeLink)).not.toBeInTheDocument()
    expect(screen.getByText(config.appName)).toBeVisible()
    act(() => isPageHeld.set(false))
    expect(screen.getByRole('link', homeLink)).toBeVisible()
    await languagePicker()
  })

  it('gives the whole width to wide content', async () => {
    renderThemed(
      <FullScreenModalLayout>
        <Wide>Their screen</Wide>
      </FullScreenModalLayout>
    )

    expect(getComputedStyle(screen.getByText('Their screen')).gridColumn).toBe(
      '1/-1'
    )
    await languagePicker()
  })
})
