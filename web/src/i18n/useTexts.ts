import { useContext } from 'react'

import type { SpokenTexts } from './Texts'
import { TextsContext } from './TextsContext'

/** The texts of the current language. */
export const useTexts = (): SpokenTexts => useContext(TextsContext)
