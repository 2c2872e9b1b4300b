import { screen } from '@redwoodjs/testing/web'

import Heading from './Heading'
import { renderThemed } from './renderThemed'

describe('Heading', () => {
  it('has a level that does not depend on its size', () => {
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
