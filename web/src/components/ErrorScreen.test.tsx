import type { ReactElement } from 'react'

import { fireEvent, screen, within } from '@redwoodjs/testing/web'

import { errorCodes } from 'src/browser/errors/errorCode'
import { en } from 'src/i18n/en/index'

import ErrorScreen from './ErrorScreen'
import { renderThemed } from './renderThemed'

const homeLink = { name: 'Back to the home page' }

/** Renders, and waits for the language field, which loads after the screen. */
async function show(element: ReactElement) {
  const shown = renderThemed(element)
  await screen.findByRole('combobox')
  return shown
}

describe('ErrorScreen', () => {
  it.each(errorCodes)(
    'shows the texts of the catalogue for %s [§2 error screen]',
    async (code) => {
      await show(<ErrorScreen code={code} />)
      const { shortTitle, title, description } = en.errors[code]

      expect(screen.getByText(shortTitle)).toBeVisible()
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
      if (description) {
        expect(screen.getByText(description)).toBeVisible()
      }
    }
  )

  it.each(['sharer-stopped', 'sharer-left', 'viewer-left'] as const)(
    'starts with what has happened at a normal end of a share: %s',
    async (code) => {
      await show(<ErrorScreen code={code} />)
      const said = screen.getByText(en.errors[code].description)
      const short = screen.getByText(en.errors[code].shortTitle)
      expect(
        said.compareDocumentPosition(short) & Node.DOCUMENT_POSITION_FOLLOWING
      ).toBeTruthy()
    }
  )

  it('moves the focus to its title', async () => {
    await show(<ErrorScreen code="sharer-left" />)

    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('links to the home page unless told not to [§2 error screen]', async () => {
    const { unmount } = await show(<ErrorScreen code="404" />)
    expect(screen.getByRole('link', homeLink)).toHaveAttribute('href', '/')
    unmount()

    await show(<ErrorScreen code="404" backToHome={false} />)
    expect(screen.queryByRole('link', homeLink)).not.toBeInTheDocument()
  })

  it('shows how to reach support where its text says so', async () => {
    const { unmount } = await show(<ErrorScreen code="network" />)
    expect(screen.getByRole('link', { name: /^support@/ })).toBeVisible()
    unmount()

    await show(<ErrorScreen code="sharer-left" />)
    expect(screen.queryByRole('link', { name: /@/ })).not.toBeInTheDocument()
  })

  it('offers helpful actions before the link to the home page', async () => {
    await show(
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

  it('covers the page as a modal, labelled and described [§2 error screen modal]', async () => {
    const { unmount } = await show(
      <>
        <button>Behind</button>
        <ErrorScreen code="unknown" />
      </>
    )
    const { title, description } = en.errors.unknown
    const modal = screen.getByRole('alertdialog', { name: title })
    expect(modal).toHaveAttribute('aria-modal', 'true')
    expect(modal).toHaveAccessibleDescription(description)
    expect(modal).toContainElement(screen.getByRole('main'))
    expect(modal).toContainElement(document.activeElement as HTMLElement)
    expect(screen.getByText('Behind')).not.toBeVisible()
    unmount()

    expect(document.body.children).toHaveLength(1)
    expect(document.body.firstElementChild).toBeVisible()
  })

  it('is not dismissed by Escape, nor by a click [§2 error screen modal]', async () => {
    await show(<ErrorScreen code="unknown" />)
    const modal = screen.getByRole('alertdialog')
    fireEvent.keyDown(modal, { key: 'Escape' })
    fireEvent.click(modal)

    expect(modal).toBeVisible()
  })

  it('is part of the page where it is inline [§2 error screen inline]', () => {
    renderThemed(
      <main>
        <p>Beside</p>
        <ErrorScreen code="unknown" inline />
      </main>
    )

    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(screen.getByText('Beside')).toBeVisible()
    expect(
      within(screen.getByRole('main')).getByRole('heading', { level: 1 })
    ).toHaveFocus()
  })
})
