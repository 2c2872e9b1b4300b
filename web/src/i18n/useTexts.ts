import { createContext, useContext } from 'react'

import { en } from './en/index'
import type { SpokenTexts } from './Texts'

export const TextsContext = createContext<SpokenTexts>(en)

/** The texts of the current language. */
export const useTexts = (): SpokenTexts => useContext(TextsContext)
