import { useContext } from 'react'

import { TextsContext } from 'src/context/TextsContext'
import type { SpokenTexts } from 'src/locales/Texts'

/** The words of the current language. */
export const useTexts = (): SpokenTexts => useContext(TextsContext)
