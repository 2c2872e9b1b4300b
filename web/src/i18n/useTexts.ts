import { createContext, useContext } from 'react'

import { en } from './en/index'
import type { SpokenTexts } from './Texts'

export const TextsContext = createContext<SpokenTexts>(en)

export const useTexts = (): SpokenTexts => useContext(TextsContext)
