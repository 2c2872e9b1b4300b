import { screen } from '@redwoodjs/testing/web'

import Banner from './Banner'
import { renderThemed } from './renderThemed'

describe('Banner', () => {
  it('is announced politely and changes in place', () => {
    const { rerender } = renderThemed(<Banner busy>Reconnecting…</Banner>)
    const status = screen.getByRole('status')
    expect(status).toHaveTextContent('Reconnecting…')

    rerender(<Banner tone="success">Connected</Banner>)

    expect(screen.getByRole('status')).toBe(status)
    expect(status).toHaveTextContent('Connected')
  })

  it('can be given a name', () => {
    renderThemed(<Banner aria-label="Connection">Weak</Banner>)

    expect(screen.getByRole('status', { name: 'Connection' })).toBeVisible()
  })
})
