import { screen } from '@redwoodjs/testing/web'

import { renderThemed } from 'src/components/renderThemed'

import TermsPage from './TermsPage'

describe('TermsPage', () => {
  it('says who runs the site and how to reach them', () => {
    renderThemed(<TermsPage />)

    expect(screen.getByText(/This site is run by/)).toBeVisible()
    expect(screen.getByRole('link', { name: /^support@/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:support@/)
    )
  })
})
