import { fireEvent, screen } from '@redwoodjs/testing/web'

import Button, { ButtonLink } from './Button'
import type { ButtonSize } from './buttonStyles'
import { renderThemed } from './renderThemed'

const minHeightPx = (name: string) =>
  parseFloat(getComputedStyle(screen.getByRole('button', { name })).minHeight) *
  16

describe('Button', () => {
  it('is named by its text, not by its icon', () => {
    renderThemed(<Button icon="copy">Copy link</Button>)

    expect(screen.getByRole('button')).toHaveAccessibleName('Copy link')
  })

  it('reports that it was pressed', () => {
    const onClick = jest.fn()
    renderThemed(<Button onClick={onClick}>Stop</Button>)

    fireEvent.click(screen.getByRole('button'))

    expect(onClick).toHaveBeenCalledTimes(1)
  })

  it('submits no form by accident', () => {
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault())
    renderThemed(
      <form onSubmit={onSubmit}>
        <Button>Hide</Button>
        <Button type="submit">Send</Button>
      </form>
    )

    fireEvent.click(screen.getByRole('button', { name: 'Hide' }))
    expect(onSubmit).not.toHaveBeenCalled()

    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  it.each<[ButtonSize, number]>([
    ['md', 44],
    ['lg', 44],
    ['xl', 56],
  ])('is an easy target at size %s', (size, least) => {
    renderThemed(<Button size={size}>Go</Button>)

    expect(minHeightPx('Go')).toBeGreaterThanOrEqual(least)
  })

  it('keeps its style props out of the markup', () => {
    renderThemed(
      <Button size="xl" variant="danger" fullWidth>
        Stop
      </Button>
    )

    expect(screen.getByRole('button').getAttributeNames().sort()).toEqual([
      'class',
      'type',
    ])
  })
})

describe('ButtonLink', () => {
  it('is a link to its target', () => {
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
