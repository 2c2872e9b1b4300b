import { createContext } from 'react'

import { en } from './en/index'
import type { SpokenTexts } from './Texts'

export const TextsContext = createContext<SpokenTexts>(en)
