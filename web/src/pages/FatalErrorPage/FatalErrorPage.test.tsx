import fs from 'fs'
import path from 'path'

import { fireEvent, render, screen } from '@testing-library/react'

import FatalErrorPage from './FatalErrorPage'

describe('FatalErrorPage', () => {
  it('says what happened and offers to reload [§2 render failure]', () => {
    render(<FatalErrorPage />)

    expect(screen.getByRole('heading')).toHaveTextContent(
      'Something went wrong and we are unable to show this page.'
    )
    expect(screen.getByRole('link')).toHaveAttribute('href', '/')
  })

  it('leads to the home page of this installation', () => {
    document.head.innerHTML = '<meta name="setting:BASE_PATH" content="/help">'
    render(<FatalErrorPage />)
    document.head.innerHTML = ''

    expect(screen.getByRole('link')).toHaveAttribute('href', '/help/')
  })

  it('is a modal that takes the focus and that no key dismisses [§2 error screen modal]', () => {
    render(<FatalErrorPage />)

    const modal = screen.getByRole('alertdialog', {
      name: 'Something went wrong and we are unable to show this page.',
    })
    expect(modal).toHaveAttribute('aria-modal', 'true')
    expect(screen.getByRole('heading')).toHaveFocus()
    fireEvent.keyDown(modal, { key: 'Escape' })
    expect(modal).toBeVisible()
  })

  it('depends on nothing that may itself have failed', () => {
    const source = fs.readFileSync(
      path.join(__dirname, 'FatalErrorPage.tsx'),
      'utf8'
    )

    expect(source).not.toMatch(/from '(?!react')/)
  })
})
