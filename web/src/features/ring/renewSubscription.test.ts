import { renewSubscription } from './renewSubscription'

const applicationServerKey = new ArrayBuffer(65)
const oldSubscription = {
  options: { applicationServerKey, userVisibleOnly: true },
}

describe('a subscription that the browser has ended', () => {
  const subscribe = jest.fn(async () => ({}) as PushSubscription)
  beforeEach(() => subscribe.mockClear())

  it('is renewed with the same key', async () => {
    await renewSubscription({ subscribe }, { oldSubscription })
    expect(subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey,
    })
  })

  it.each([
    { oldSubscription, newSubscription: {} },
    { oldSubscription: null },
    {},
  ])('is left to the browser or the page: %j', async (change) => {
    await renewSubscription({ subscribe }, change)
    expect(subscribe).not.toHaveBeenCalled()
  })

  it('is renewed by the page later if there is no network now', async () => {
    subscribe.mockRejectedValueOnce(new Error('No network') as never)
    await renewSubscription({ subscribe }, { oldSubscription })
    expect(subscribe).toHaveBeenCalledTimes(1)
  })
})
