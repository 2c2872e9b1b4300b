import { shownTransfers } from './fileTransferState'
import { newTransfer, type Transfer } from './transfer'

const transfer = (id: number, more: Partial<Transfer>): Transfer => ({
  ...newTransfer(id, { name: 'a.pdf', size: 9, mime: '' }, 'file', false),
  ...more,
})

const shown = (...transfers: Transfer[]) =>
  shownTransfers({ isLinked: true, transfers }).map(({ id }) => id)

describe('shownTransfers', () => {
  it('shows open transfers, and finished ones until they are dismissed', () => {
    expect(
      shown(
        transfer(1, { phase: 'arrived' }),
        transfer(2, { phase: 'arrived', isDismissed: true }),
        transfer(3, { phase: 'moving' })
      )
    ).toEqual([1, 3])
  })

  it('does not show people the end of transfers that they have ended themselves', () => {
    expect(
      shown(
        transfer(1, { phase: 'declined', isOwnDoing: true }),
        transfer(2, { phase: 'cancelled', isOwnDoing: true }),
        transfer(3, { phase: 'cancelled' }),
        transfer(4, { phase: 'refused', isOwnDoing: true })
      )
    ).toEqual([3, 4])
  })

  it('shows only the latest two finished transfers', () => {
    const over = [1, 2, 3, 4].map((id) => transfer(id, { phase: 'refused' }))
    expect(shown(...over)).toEqual([3, 4])
  })
})
