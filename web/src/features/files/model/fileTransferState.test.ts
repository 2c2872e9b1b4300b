import { shownTransfers } from './fileTransferState'
import { newTransfer, type Transfer } from './transfer'

const transfer = (id: number, more: Partial<Transfer>): Transfer => ({
  ...newTransfer(id, { name: 'a.pdf', size: 9, mime: '' }, 'file', false),
  ...more,
})

const shown = (...transfers: Transfer[]) =>
  shownTransfers({ isLinked: true, transfers }).map(({ id }) => id)

describe('shownTransfers', () => {
  it('shows what is open, and what is over until it is seen', () => {
    expect(
      shown(
        transfer(1, { phase: 'arrived' }),
        transfer(2, { phase: 'arrived', isDismissed: true }),
        transfer(3, { phase: 'moving' })
      )
    ).toEqual([1, 3])
  })

  it('does not tell people what they have done themselves', () => {
    expect(
      shown(
        transfer(1, { phase: 'declined', isOwnDoing: true }),
        transfer(2, { phase: 'cancelled', isOwnDoing: true }),
        transfer(3, { phase: 'cancelled' }),
        transfer(4, { phase: 'refused', isOwnDoing: true })
      )
    ).toEqual([3, 4])
  })

  it('shows but the latest two of those that are over', () => {
    const over = [1, 2, 3, 4].map((id) => transfer(id, { phase: 'refused' }))
    expect(shown(...over)).toEqual([3, 4])
  })
})
