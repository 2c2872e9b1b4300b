import { screen } from '@redwoodjs/testing/web'

import { renderThemed } from 'src/components/ui/testing/renderThemed'

import ComingSoonOnMobilePage from './ComingSoonOnMobilePage'

describe('ComingSoonOnMobilePage', () => {
  it('says why, what works instead, and leads home', () => {
    renderThemed(<ComingSoonOnMobilePage />)

    expect(screen.getByText(/do not let a web page show/)).toBeVisible()
    expect(screen.getByText(/same link on a computer/)).toBeVisible()
    expect(screen.getByText(/To see someone else's screen/)).toBeVisible()
    expect(screen.getByRole('link')).toHaveAttribute('href', '/')
  })
})
