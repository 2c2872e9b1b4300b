import type { UserId } from 'src/features/links/model/userId'

import { Signals } from './Signals'

const id = 'sea-sun' as UserId

describe('Signals', () => {
  it('buffers signals that arrive before anyone listens, up to a limit', () => {
    const signals = new Signals(() => {})
    for (let at = 0; at < 100; at++) signals.receive(id, at)
    const heard = jest.fn()
    const undo = signals.listen(heard)
    expect(heard).toHaveBeenCalledTimes(8)
    signals.receive(id, 'now')
    expect(heard).toHaveBeenLastCalledWith(id, 'now')

    undo()
    signals.receive(id, 'later')
    expect(heard).toHaveBeenCalledTimes(9)
  })

  it('notifies all listeners', () => {
    const signals = new Signals(() => {})
    const [one, two] = [jest.fn(), jest.fn()]
    signals.listen(one)
    const undo = signals.listen(two)
    signals.receive(id, 'both')
    undo()
    signals.receive(id, 'one')
    expect(one.mock.calls).toEqual([
      [id, 'both'],
      [id, 'one'],
    ])
    expect(two.mock.calls).toEqual([[id, 'both']])
  })
})
