import { act, render, screen } from '@redwoodjs/testing/web'

import { useLater } from './useLater'

type Fetch = NonNullable<Parameters<typeof useLater>[0]>

const Page = ({ fetch }: { fetch: Fetch | null }) => {
  const Fetched = useLater(fetch)
  return <p>Here{Fetched && <Fetched />}</p>
}

describe('useLater', () => {
  it('shows what was fetched beside what was there at once', async () => {
    render(<Page fetch={async () => ({ default: () => <>, and more</> })} />)
    expect(screen.getByText('Here')).toBeVisible()

    expect(await screen.findByText('Here, and more')).toBeVisible()
  })

  it('does without what cannot be fetched', async () => {
    const fetch = jest.fn<ReturnType<Fetch>, []>()
    fetch.mockRejectedValue(new Error())
    render(<Page fetch={fetch} />)
    await act(async () => {})

    expect(fetch).toHaveBeenCalledTimes(1)
    expect(screen.getByText('Here')).toBeVisible()
  })

  it('shows at once what was fetched before', async () => {
    const fetch = async () => ({ default: () => <>, as before</> })
    const { unmount } = render(<Page fetch={fetch} />)
    expect(await screen.findByText('Here, as before')).toBeVisible()
    unmount()
    render(<Page fetch={fetch} />)

    expect(screen.getByText('Here, as before')).toBeVisible()
  })

  it('fetches nothing where nothing is needed', () => {
    render(<Page fetch={null} />)

    expect(screen.getByText('Here')).toBeVisible()
  })
})
