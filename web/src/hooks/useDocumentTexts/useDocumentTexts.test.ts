import { act, renderHook, waitFor } from '@redwoodjs/testing/web'

import { languageKeeper } from 'src/lib/language/language'

import { useDocumentTexts } from './useDocumentTexts'

describe('useDocumentTexts', () => {
  it('has the long texts of the language that is spoken', async () => {
    const { result } = renderHook(useDocumentTexts)
    expect(result.current.privacy.title).toBe('Privacy')
    await act(() => languageKeeper.speak('de'))
    await waitFor(() =>
      expect(result.current.privacy.title).toBe('Datenschutz')
    )

    await act(() => languageKeeper.speak('en'))
    await waitFor(() => expect(result.current.privacy.title).toBe('Privacy'))
  })
})
