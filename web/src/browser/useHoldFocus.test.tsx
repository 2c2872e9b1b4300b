import { act, render, screen } from '@redwoodjs/testing/web'

import { useHoldFocus } from './useHoldFocus'

function Room({ hasSave = true }) {
  const room = useHoldFocus<HTMLDivElement>()
  return (
    <>
      <div ref={room} tabIndex={-1} data-testid="room">
        {hasSave && <button>Save</button>}
        <button>Close</button>
      </div>
      <button>Elsewhere</button>
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const later = () =>
  act(() => new Promise<void>((resolve) => setTimeout(resolve)))

describe('useHoldFocus', () => {
  it('takes the focus when a focused button is removed', async () => {
    const { rerender } = render(<Room />)
    button('Save').focus()
    rerender(<Room hasSave={false} />)
    await later()

    expect(screen.getByTestId('room')).toHaveFocus()
  })

  it.each([
    ['to another button', () => button('Elsewhere').focus()],
    ['to nowhere', () => button('Save').blur()],
  ])('leaves the focus alone if it has moved %s', async (_, go) => {
    const { rerender } = render(<Room />)
    button('Save').focus()
    go()
    await later()
    const { activeElement } = document
    rerender(<Room hasSave={false} />)
    await later()

    expect(activeElement).toHaveFocus()
  })
})
