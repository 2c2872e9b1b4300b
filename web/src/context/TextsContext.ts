import { createContext } from 'react'

import { en } from 'src/locales/en'
import type { SpokenTexts } from 'src/locales/Texts'

export const TextsContext = createContext<SpokenTexts>(en)
