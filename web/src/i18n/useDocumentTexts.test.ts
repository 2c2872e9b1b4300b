import { act, renderHook, waitFor } from '@redwoodjs/testing/web'

import { languageStore } from './language'
import { useDocumentTexts } from './useDocumentTexts'

describe('useDocumentTexts', () => {
  it('returns the long texts of the current language', async () => {
    const { result } = renderHook(useDocumentTexts)
    expect(result.current.privacy.title).toBe('Privacy')
    await act(() => languageStore.speak('de'))
    await waitFor(() =>
      expect(result.current.privacy.title).toBe('Datenschutz')
    )

    await act(() => languageStore.speak('en'))
    await waitFor(() => expect(result.current.privacy.title).toBe('Privacy'))
  })
})
