import { Suspense } from 'react'

import { act, render, screen } from '@redwoodjs/testing/web'

import { lazyComponent } from './lazyComponent'

describe('lazyComponent', () => {
  it('shows the fallback until what cannot be fetched at first is there', async () => {
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
