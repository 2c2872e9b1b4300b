import fs from 'fs'
import path from 'path'

import { render, screen } from '@testing-library/react'

import FatalErrorPage from './FatalErrorPage'

describe('FatalErrorPage', () => {
  it('says what happened and offers a way on', () => {
    render(<FatalErrorPage />)

    expect(screen.getByRole('heading')).toHaveTextContent(
      'Something went wrong and we are unable to show this page.'
    )
    expect(screen.getByRole('link')).toHaveAttribute('href', '/')
  })

  it('depends on nothing that may be what failed', () => {
    const source = fs.readFileSync(
      path.join(__dirname, 'FatalErrorPage.tsx'),
      'utf8'
    )

    expect(source).not.toMatch(/from '(?!react')/)
  })
})
