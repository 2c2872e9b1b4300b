import { SignInAttempts } from './SignInAttempts'

const limits = { perAddress: 2, inAll: 3, seconds: 60 }

describe('SignInAttempts', () => {
  it('limits each address, and says how long to wait', async () => {
    const attempts = new SignInAttempts(limits)
    expect(await attempts.begin('192.0.2.1')).toBe(0)
    expect(await attempts.begin('192.0.2.1')).toBe(0)
    expect(await attempts.begin('192.0.2.1')).toBe(60)
    expect(await attempts.begin('192.0.2.2')).toBe(0)
  })

  it('limits all together', async () => {
    const attempts = new SignInAttempts(limits)
    for (const number of [1, 2, 3]) {
      expect(await attempts.begin(`192.0.2.${number}`)).toBe(0)
    }
    expect(await attempts.begin('192.0.2.4')).toBe(60)
  })

  it('does not let one address use up what there is for all', async () => {
    const attempts = new SignInAttempts(limits)
    for (let time = 0; time < 10; time++) {
      await attempts.begin('192.0.2.1')
    }
    expect(await attempts.begin('192.0.2.2')).toBe(0)
  })

  it('starts again for who has signed in', async () => {
    const attempts = new SignInAttempts(limits)
    await attempts.begin('192.0.2.1')
    await attempts.begin('192.0.2.1')
    await attempts.succeeded('192.0.2.1')
    expect(await attempts.begin('192.0.2.1')).toBe(0)
  })
})
