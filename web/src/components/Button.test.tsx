import { fireEvent, screen } from '@redwoodjs/testing/web'

import Button from './Button'
import type { ButtonSize } from './buttonStyles'
import { renderThemed } from './renderThemed'

const minHeightPx = (name: string) =>
  parseFloat(getComputedStyle(screen.getByRole('button', { name })).minHeight) *
  16

describe('Button', () => {
  it('is named by its words, not by its icon', () => {
    renderThemed(<Button icon="copy">Copy link</Button>)

    expect(screen.getByRole('button')).toHaveAccessibleName('Copy link')
  })

  it('tells when it is pressed', () => {
    const onClick = jest.fn()
    renderThemed(<Button onClick={onClick}>Stop</Button>)

    fireEvent.click(screen.getByRole('button'))

    expect(onClick).toHaveBeenCalledTimes(1)
  })

  it('sends no form by accident', () => {
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
  ])('is tall enough to hit at size %s', (size, least) => {
    renderThemed(<Button size={size}>Go</Button>)

    expect(minHeightPx('Go')).toBeGreaterThanOrEqual(least)
  })

  it('keeps its looks out of the markup', () => {
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
