import { partsOf } from 'src/browser/partsOf'

export const fetchViewerParts = () => import('./viewerParts')

export const fetchViewerPart = partsOf(fetchViewerParts)
