import { screen, within } from '@redwoodjs/testing/web'

import { renderThemed } from 'src/components/renderThemed'

import NotFoundPage from './NotFoundPage'

describe('NotFoundPage', () => {
  it('has its own frame and a link to the home page', async () => {
    renderThemed(<NotFoundPage />)
    await screen.findByRole('combobox')

    const main = within(screen.getByRole('main'))
    expect(main.getByRole('heading')).toHaveTextContent('Page not found')
    expect(main.getByRole('link')).toHaveAttribute('href', '/')
  })
})
