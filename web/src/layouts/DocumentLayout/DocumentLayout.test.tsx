import { screen, within } from '@redwoodjs/testing/web'

import { renderThemed } from 'src/components/renderThemed'

import DocumentLayout from './DocumentLayout'

const languagePicker = () => screen.findByRole('combobox')

describe('DocumentLayout', () => {
  it('puts the home link above the page and the footer below', async () => {
    renderThemed(<DocumentLayout>Long text</DocumentLayout>)

    const header = within(screen.getByRole('banner'))
    expect(header.getByRole('link')).toHaveAttribute('href', '/')

    expect(screen.getByRole('main')).toHaveTextContent('Long text')

    const footer = within(screen.getByRole('contentinfo'))
    const links = footer.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/privacy',
      '/terms',
    ])
    await languagePicker()
  })
})
