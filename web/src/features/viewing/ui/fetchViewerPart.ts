import { partsOf } from 'src/browser/useLazyComponent'

export const fetchViewerParts = () => import('./viewerParts')

export const fetchViewerPart = partsOf(fetchViewerParts)
