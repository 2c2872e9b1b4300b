import { act, fireEvent, screen } from '@redwoodjs/testing/web'

import { FakeCall } from 'src/features/call/FakeCall'
import type { UserId } from 'src/features/links/model/userId'
import { fakePeerSession } from 'src/features/session/FakePeerSession'
import { renderInSession } from 'src/features/session/ui/renderInSession'

import ConnectionTools from './ConnectionTools'

const still = {
  type: 'inbound-rtp',
  kind: 'video',
  frameWidth: 1920,
  frameHeight: 1080,
}
const pair = (roundTripSeconds: number) => ({
  type: 'candidate-pair',
  selected: true,
  currentRoundTripTime: roundTripSeconds,
})

const seconds = (count: number) =>
  act(() => jest.advanceTimersByTimeAsync(count * 1_000))

async function renderTools(...stats: object[]) {
  const call = new FakeCall('call', 'lamp-cloud-piano-tree' as UserId)
  call.stats = stats
  await renderInSession(
    <ConnectionTools call={call} isInList={false} />,
    fakePeerSession().session
  )
  await seconds(2)
  return call
}

const button = (words: string) =>
  screen.getByRole('button', { name: `${words} (details)` })

describe('ConnectionTools', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('says in words how good the connection is', async () => {
    const call = await renderTools(pair(0.04))
    expect(button('Good connection')).toBeVisible()

    call.stats = [pair(0.4)]
    await seconds(6)
    expect(button('Slow connection')).toBeVisible()
  })

  it('announces a change once, and only when it lasts', async () => {
    const call = await renderTools(pair(0.04))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await seconds(5)
    expect(screen.getByRole('status')).toHaveTextContent('Good connection')

    call.stats = [pair(1)]
    await seconds(6)
    expect(button('Poor connection')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('Good connection')
    await seconds(5)
    expect(screen.getByRole('status')).toHaveTextContent('Poor connection')
  })

  it('shows the figures on request, and no unknown ones', async () => {
    await renderTools(still, pair(1))
    const details = () => screen.queryByRole('group', { name: /details/ })
    expect(details()).toBeNull()
    fireEvent.click(button('Poor connection'))

    expect(button('Poor connection')).toHaveAttribute('aria-expanded', 'true')
    expect(details()).toHaveTextContent('There’s a delay')
    expect(
      screen.getAllByRole('definition').map(({ textContent }) => textContent)
    ).toEqual(['1920 × 1080', '1,000 ms', 'Direct'])

    fireEvent.click(button('Poor connection'))
    expect(details()).toBeNull()
  })
})
