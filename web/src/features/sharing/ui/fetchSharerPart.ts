import { partsOf } from 'src/browser/useLazyComponent'

export const fetchSharerParts = () => import('./sharerParts')

export const fetchSharerPart = partsOf(fetchSharerParts)

export const fetchCameraSharing = () => import('./CameraSharing')
