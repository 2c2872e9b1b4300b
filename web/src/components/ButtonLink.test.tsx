import { screen } from '@redwoodjs/testing/web'

import Button from './Button'
import ButtonLink from './ButtonLink'
import { renderThemed } from './renderThemed'

describe('ButtonLink', () => {
  it('is a link to where it says', () => {
    renderThemed(
      <ButtonLink to="/receive" size="xl" icon="show">
        Help someone
      </ButtonLink>
    )

    const link = screen.getByRole('link', { name: 'Help someone' })
    expect(link).toHaveAttribute('href', '/receive')
  })

  it('looks like a Button of the same size and variant', () => {
    renderThemed(
      <>
        <ButtonLink to="/" size="lg" variant="secondary">
          Home
        </ButtonLink>
        <Button size="lg" variant="secondary">
          Again
        </Button>
      </>
    )

    const lookOf = (element: HTMLElement) => {
      const { minHeight, fontSize, borderRadius } = getComputedStyle(element)
      return { minHeight, fontSize, borderRadius }
    }
    expect(lookOf(screen.getByRole('link'))).toEqual(
      lookOf(screen.getByRole('button'))
    )
  })
})
