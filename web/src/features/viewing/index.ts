export { default as Viewing } from './ui/Viewing'
export { fetchViewerParts } from './ui/fetchViewerPart'
