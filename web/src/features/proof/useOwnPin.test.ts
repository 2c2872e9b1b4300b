import { act, renderHook, waitFor } from '@redwoodjs/testing/web'

import type { UserId } from 'src/features/links/model/userId'

import { useOwnPin } from './useOwnPin'

const mockPins: Record<string, string | null> = {
  'river-apple-tiger-moon': 'abcdefghijklmnopqrstuA',
  'river-apple-tiger-moon2': 'abcdefghijklmnopqrstuQ',
  'lamp-cloud-piano-tree': null,
}

jest.mock('src/features/proof/ownerKeyOf', () => ({
  ownerKeyOf: async (id: string) => mockPins[id] && { pin: mockPins[id] },
}))

const pinFor = (id: string | null) =>
  renderHook((id: UserId | null) => useOwnPin(id), {
    initialProps: id as UserId | null,
  })

describe('the key fingerprint for the link of a page', () => {
  it('belongs to its id, and never to the previous one', async () => {
    const { result, rerender } = pinFor('river-apple-tiger-moon')
    await waitFor(() => expect(result.current).toBe('abcdefghijklmnopqrstuA'))

    rerender('river-apple-tiger-moon2' as UserId)
    expect(result.current).toBeUndefined()
    await waitFor(() => expect(result.current).toBe('abcdefghijklmnopqrstuQ'))
  })

  it('is absent before the id is', async () => {
    const { result } = pinFor(null)
    await act(async () => {})
    expect(result.current).toBeUndefined()
  })

  it('is null if no key can be stored', async () => {
    const { result } = pinFor('lamp-cloud-piano-tree')
    await waitFor(() => expect(result.current).toBeNull())
  })
})
