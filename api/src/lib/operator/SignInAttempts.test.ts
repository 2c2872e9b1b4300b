import { SignInAttempts } from './SignInAttempts'

const limits = { perAddress: 2, inAll: 5 }

async function begin(attempts: SignInAttempts, address: string, times: number) {
  const waits = []
  for (let time = 0; time < times; time++) {
    waits.push(await attempts.begin(address))
  }
  return waits
}

describe('SignInAttempts', () => {
  it('limits each address, and says how long to wait', async () => {
    const attempts = new SignInAttempts(limits)
    expect(await begin(attempts, '192.0.2.1', 3)).toEqual([0, 0, 60])
    expect(await begin(attempts, '192.0.2.2', 1)).toEqual([0])
  })

  it('limits all addresses together', async () => {
    const attempts = new SignInAttempts(limits)
    for (const number of [1, 2, 3, 4, 5]) {
      expect(await attempts.begin(`192.0.2.${number}`)).toBe(0)
    }
    expect(await attempts.begin('192.0.2.6')).toBe(60)
  })

  it('does not let one address use up the total limit', async () => {
    const attempts = new SignInAttempts(limits)
    await begin(attempts, '192.0.2.1', 10)
    expect(await attempts.begin('192.0.2.2')).toBe(0)
  })

  it('does not let a whole IPv6 /48 use up the total limit', async () => {
    const attempts = new SignInAttempts(limits)
    for (let number = 1; number <= 10; number++) {
      await attempts.begin(`2001:db8:1:${number}::1`)
    }
    expect(await attempts.begin('2001:db8:1:11::1')).toBe(60)
    expect(await attempts.begin('2001:db8:2:1::1')).toBe(0)
  })

  it('allows attempts from an address that has signed in before, whatever strangers do', async () => {
    const attempts = new SignInAttempts(limits)
    await attempts.begin('192.0.2.1')
    await attempts.succeeded('192.0.2.1')
    for (let number = 2; number <= 20; number++) {
      await attempts.begin(`192.0.2.${number}`)
    }
    expect(await attempts.begin('198.51.100.1')).toBe(60)
    expect(await begin(attempts, '192.0.2.1', 3)).toEqual([0, 0, 60])
  })

  it('resets the count after a successful sign-in', async () => {
    const attempts = new SignInAttempts(limits)
    await begin(attempts, '192.0.2.1', 2)
    await attempts.succeeded('192.0.2.1')
    expect(await attempts.begin('192.0.2.1')).toBe(0)
  })
})
