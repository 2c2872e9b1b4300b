import { screen } from '@redwoodjs/testing/web'

import Heading from './Heading'
import { renderThemed } from './renderThemed'

describe('Heading', () => {
  it('has a level of its own, whatever its size', () => {
    renderThemed(
      <Heading level={2} size="xl">
        Big, but second
      </Heading>
    )

    expect(
      screen.getByRole('heading', { level: 2, name: 'Big, but second' })
    ).toBeVisible()
  })
})
