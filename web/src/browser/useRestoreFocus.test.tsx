import { render, screen } from '@redwoodjs/testing/web'

import { useRestoreFocus } from './useRestoreFocus'

const News = () => (
  <p ref={useRestoreFocus<HTMLParagraphElement>()} tabIndex={-1}>
    news
  </p>
)

describe('useRestoreFocus', () => {
  it('takes the focus when the focused element is removed', () => {
    const { rerender } = render(<button>press</button>)
    screen.getByRole('button').focus()
    rerender(<News />)

    expect(screen.getByText('news')).toHaveFocus()
  })

  it('leaves the focus where it is', () => {
    const Page = ({ hasNews = false }) => (
      <>
        <button>stay</button>
        {hasNews && <News />}
      </>
    )
    const { rerender } = render(<Page />)
    screen.getByRole('button').focus()
    rerender(<Page hasNews />)

    expect(screen.getByText('news')).not.toHaveFocus()
    expect(screen.getByRole('button')).toHaveFocus()
  })
})
