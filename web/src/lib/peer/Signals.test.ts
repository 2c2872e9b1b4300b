import type { UserId } from 'src/domain/invite/userId'

import { Signals } from './Signals'

const id = 'sea-sun' as UserId

describe('Signals', () => {
  it('keeps what comes before anyone listens, but no flood', () => {
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
})
