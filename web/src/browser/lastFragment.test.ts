import { fragmentOnceAt, rememberFragment } from './lastFragment'

describe('the fragment of a page', () => {
  it('is remembered after the page was left, for its own path only', () => {
    rememberFragment('/from/fox-fox', '#k=abc')
    rememberFragment('/operator/sign-in', '')

    expect(fragmentOnceAt('/from/fox-fox')).toBe('#k=abc')
    expect(fragmentOnceAt('/from/fox-fox?lang=uk')).toBe('#k=abc')
    expect(fragmentOnceAt('/receive')).toBe('')
  })
})
