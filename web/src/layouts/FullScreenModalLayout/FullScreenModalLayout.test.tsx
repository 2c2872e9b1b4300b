import { screen, within } from '@redwoodjs/testing/web'

import { renderThemed } from 'src/components/ui/testing/renderThemed'
import Wide from 'src/components/ui/Wide'

import FullScreenModalLayout from './FullScreenModalLayout'

const homeLink = { name: /home page/ }

describe('FullScreenModalLayout', () => {
  it('is a page, not a dialog', () => {
    renderThemed(<FullScreenModalLayout>Your screen</FullScreenModalLayout>)

    expect(
      within(screen.getByRole('main')).getByText('Your screen')
    ).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('has a way out only if it is told where to', () => {
    const { unmount } = renderThemed(
      <FullScreenModalLayout closeTo="/">Here</FullScreenModalLayout>
    )
    expect(screen.getByRole('link', homeLink)).toHaveAttribute('href', '/')
    unmount()

    renderThemed(<FullScreenModalLayout>Here</FullScreenModalLayout>)
    expect(screen.queryByRole('link', homeLink)).not.toBeInTheDocument()
  })

  it('gives the whole width to what is wide', () => {
    renderThemed(
      <FullScreenModalLayout>
        <Wide>Their screen</Wide>
      </FullScreenModalLayout>
    )

    expect(getComputedStyle(screen.getByText('Their screen')).gridColumn).toBe(
      '1/-1'
    )
  })
})
