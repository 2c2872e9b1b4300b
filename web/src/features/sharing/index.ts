export { default as Sharing } from './ui/Sharing'
export { fetchSharerParts } from './ui/fetchSharerPart'

export const fetchCameraSharing = () => import('./ui/CameraSharing')
