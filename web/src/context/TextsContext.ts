import { createContext } from 'react'

import { en } from 'src/locales/en'
import type { Texts } from 'src/locales/Texts'

export const TextsContext = createContext<Texts>(en)
