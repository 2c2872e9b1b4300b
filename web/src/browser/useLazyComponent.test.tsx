import { startTransition, Suspense } from 'react'

import { createRoot } from 'react-dom/client'

import { act, render, screen, waitFor } from '@redwoodjs/testing/web'

import {
  BesideErrorContext,
  lazyComponent,
  useLazyComponent,
} from './useLazyComponent'

type Fetch = NonNullable<Parameters<typeof useLazyComponent>[0]>

function Page({ fetch }: { fetch: Fetch | null }) {
  const Fetched = useLazyComponent(fetch)
  return <p>Here{Fetched && <Fetched />}</p>
}

/** Renders slowly enough for React to yield. */
function Slow({ before = () => {} }: { before?: () => void }) {
  before()
  const end = performance.now() + 20
  while (performance.now() < end);
  return null
}

/**
 * Runs without React's act(), so that effects run in a task after the first
 * paint, as in a browser.
 */
async function withoutAct(run: () => Promise<void>) {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  environment.IS_REACT_ACT_ENVIRONMENT = false
  try {
    await run()
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = true
  }
}

describe('useLazyComponent', () => {
  it('shows what is next to the component at once, and the component once it is fetched', async () => {
    render(<Page fetch={async () => ({ default: () => <>, and more</> })} />)
    expect(screen.getByText('Here')).toBeVisible()

    expect(await screen.findByText('Here, and more')).toBeVisible()
  })

  it('renders without a component that cannot be fetched, until it arrives', async () => {
    const fetch = jest
      .fn<ReturnType<Fetch>, []>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue({ default: () => <>, and more</> })
    render(<Page fetch={fetch} />)
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1))
    expect(screen.getByText('Here')).toBeVisible()
    act(() => void window.dispatchEvent(new Event('online')))

    expect(await screen.findByText('Here, and more')).toBeVisible()
  })

  it('shows an already fetched component at once', async () => {
    const fetch = async () => ({ default: () => <>, as before</> })
    const { unmount } = render(<Page fetch={fetch} />)
    expect(await screen.findByText('Here, as before')).toBeVisible()
    unmount()
    render(<Page fetch={fetch} />)

    expect(screen.getByText('Here, as before')).toBeVisible()
  })

  it('shows a component that arrives between the first render and its effects', async () => {
    let arrive = () => {}
    const fetch: Fetch = () =>
      new Promise((resolve) => {
        arrive = () => resolve({ default: () => <>, and more</> })
      })
    const asked = jest.fn(fetch)
    const { unmount } = render(<Page fetch={asked} />)
    await waitFor(() => expect(asked).toHaveBeenCalled())
    unmount()
    const container = document.createElement('div')
    await withoutAct(async () => {
      const root = createRoot(container)
      startTransition(() =>
        root.render(
          <>
            <Page fetch={asked} />
            <Slow before={arrive} />
            <Slow />
          </>
        )
      )
      await waitFor(() => expect(container).toHaveTextContent('and more'))
      root.unmount()
    })
  })

  it('removes a component that fails to render, and reports the error', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const failed = jest.fn()
    const error = new Error('a bug')
    const Failing = () => {
      throw error
    }
    render(
      <BesideErrorContext.Provider value={failed}>
        <Page fetch={async () => ({ default: Failing })} />
      </BesideErrorContext.Provider>
    )
    await waitFor(() => expect(failed.mock.calls).toEqual([[error]]))
    expect(screen.getByText('Here')).toBeVisible()
    jest.restoreAllMocks()
  })

  it('fetches nothing when nothing is needed', () => {
    render(<Page fetch={null} />)

    expect(screen.getByText('Here')).toBeVisible()
  })
})

describe('lazyComponent', () => {
  it('shows the fallback until a retry has fetched the component', async () => {
    const fetch = jest
      .fn<Promise<{ default: () => JSX.Element }>, []>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue({ default: () => <>There</> })
    const Fetched = lazyComponent(fetch)
    render(
      <Suspense fallback="Loading">
        <Fetched />
      </Suspense>
    )
    await act(async () => {})
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(screen.getByText('Loading')).toBeVisible()
    act(() => void window.dispatchEvent(new Event('online')))

    expect(await screen.findByText('There')).toBeVisible()
  })
})
