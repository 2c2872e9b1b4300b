import { partsOf } from 'src/browser/partsOf'

export const fetchSharerParts = () => import('./sharerParts')

export const fetchSharerPart = partsOf(fetchSharerParts)
