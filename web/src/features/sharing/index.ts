export { default as Sharing } from './ui/Sharing'
export { fetchCameraSharing, fetchSharerParts } from './ui/fetchSharerPart'
