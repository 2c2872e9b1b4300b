import { screen } from '@redwoodjs/testing/web'

import { renderThemed } from 'src/components/ui/testing/renderThemed'
import { errorCodes } from 'src/domain/errorCode'
import { en } from 'src/locales/en'

import ErrorScreen from './ErrorScreen'

const homeLink = { name: 'Back to the home page' }

describe('ErrorScreen', () => {
  it.each(errorCodes)('says what the catalogue says for %s', (code) => {
    renderThemed(<ErrorScreen code={code} />)
    const { shortTitle, title, description } = en.errors[code]

    expect(screen.getByText(shortTitle)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    if (description) {
      expect(screen.getByText(description)).toBeVisible()
    }
  })

  it('takes the reader to its title', () => {
    renderThemed(<ErrorScreen code="sharer-left" />)

    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('leads back to the home page unless told not to', () => {
    const { unmount } = renderThemed(<ErrorScreen code="404" />)
    expect(screen.getByRole('link', homeLink)).toHaveAttribute('href', '/')
    unmount()

    renderThemed(<ErrorScreen code="404" backToHome={false} />)
    expect(screen.queryByRole('link', homeLink)).not.toBeInTheDocument()
  })

  it('says how to reach support where it advises to', () => {
    const { unmount } = renderThemed(<ErrorScreen code="network" />)
    expect(screen.getByRole('link', { name: /^support@/ })).toBeVisible()
    unmount()

    renderThemed(<ErrorScreen code="sharer-left" />)
    expect(screen.queryByRole('link', { name: /@/ })).not.toBeInTheDocument()
  })

  it('offers what helps before the way home', () => {
    renderThemed(
      <ErrorScreen code="display-capture-failed">
        <button>Try again</button>
      </ErrorScreen>
    )

    const action = screen.getByRole('button', { name: 'Try again' })
    const home = screen.getByRole('link', homeLink)
    expect(
      action.compareDocumentPosition(home) & Node.DOCUMENT_POSITION_FOLLOWING
    ).toBeTruthy()
  })

  it('is the main part of the page only when it fills the screen', () => {
    const { unmount } = renderThemed(<ErrorScreen code="unknown" />)
    expect(screen.queryByRole('main')).not.toBeInTheDocument()
    unmount()

    renderThemed(<ErrorScreen code="unknown" fullScreen />)
    expect(screen.getByRole('main')).toBeVisible()
  })
})
