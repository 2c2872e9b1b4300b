import { FakeStore } from 'src/browser/FakeStore'
import type { UserId } from 'src/features/links/model/userId'

import { isAnswered, keepAnswered } from './CallerCheck'

const anna = 'gaze-three-arch-raw' as UserId
const bob = 'oak-sea-sun-fog' as UserId

describe('the answered callers', () => {
  it('are stored in this tab, independently of each other', () => {
    const store = new FakeStore()
    expect(isAnswered(anna, store)).toBe(false)
    keepAnswered(anna, store)

    expect(isAnswered(anna, store)).toBe(true)
    expect(isAnswered(bob, store)).toBe(false)
    keepAnswered(bob, store)
    expect(isAnswered(anna, store)).toBe(true)
  })

  it.each(['', '{', '7', 'null', '{"gaze-three-arch-raw":true}'])(
    'are empty if %j was stored',
    (text) => {
      const store = new FakeStore()
      store.write('kinscreen.callers', text)
      expect(isAnswered(anna, store)).toBe(false)
      keepAnswered(anna, store)
      expect(isAnswered(anna, store)).toBe(true)
    }
  )

  it('are limited in number', () => {
    const store = new FakeStore()
    keepAnswered(anna, store)
    for (let index = 0; index < 20; index += 1) {
      keepAnswered(`${bob}${index}` as UserId, store)
    }
    expect(isAnswered(anna, store)).toBe(false)
  })
})
