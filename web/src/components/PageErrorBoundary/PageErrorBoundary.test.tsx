import { act, screen } from '@redwoodjs/testing/web'

import { renderThemed } from 'src/components/ui/testing/renderThemed'

import PageErrorBoundary from './PageErrorBoundary'

const Failing = ({ error }: { error: Error }) => {
  throw error
}

const heading = () => screen.getByRole('heading', { level: 1 })

const reject = (reason: unknown) =>
  act(() => {
    const event = Object.assign(new Event('unhandledrejection'), { reason })
    window.dispatchEvent(event)
  })

describe('PageErrorBoundary', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => jest.restoreAllMocks())

  it('shows its page, as long as that can be shown', () => {
    renderThemed(<PageErrorBoundary>Well</PageErrorBoundary>)

    expect(screen.getByText('Well')).toBeVisible()
  })

  it('says that something went wrong, and lets one go on', () => {
    renderThemed(
      <PageErrorBoundary>
        <Failing error={new Error('a bug')} />
      </PageErrorBoundary>
    )

    expect(heading()).toHaveTextContent('Something went wrong')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(
      screen.getByRole('link', { name: 'Back to the home page' })
    ).toHaveAttribute('href', '/')
  })

  it('blames the network when the page could not be fetched', () => {
    renderThemed(
      <PageErrorBoundary>
        <Failing error={new TypeError('Failed to fetch')} />
      </PageErrorBoundary>
    )

    expect(heading()).toHaveTextContent('trouble connecting to the network')
  })

  it('hands the error to a page of its own', () => {
    renderThemed(
      <PageErrorBoundary page={({ error }) => <p>{String(error)}</p>}>
        <Failing error={new Error('a bug')} />
      </PageErrorBoundary>
    )

    expect(screen.getByText('Error: a bug')).toBeVisible()
  })

  it('gets what no promise has caught', async () => {
    renderThemed(<PageErrorBoundary>Well</PageErrorBoundary>)
    await reject(new TypeError('Load failed'))

    expect(screen.queryByText('Well')).not.toBeInTheDocument()
    expect(heading()).toHaveTextContent('trouble connecting to the network')
  })
})
