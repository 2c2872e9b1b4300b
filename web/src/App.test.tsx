import { render, screen } from '@testing-library/react'

import App from './App'

function Failing(): never {
  throw new Error('a bug')
}

describe('a page that fails to render', () => {
  afterEach(() => jest.restoreAllMocks())

  it('shows the heading of the specification instead [§2 render failure]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    render(
      <App>
        <Failing />
      </App>
    )

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Something went wrong and we are unable to show this page.'
    )
  })
})
