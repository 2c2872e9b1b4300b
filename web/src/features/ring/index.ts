export * from './headless'
export { default as LetRing } from './ui/LetRing'
export { default as LetRingTool } from './ui/LetRingTool'
export { default as RingMe } from './ui/RingMe'
export { default as SharerRinging } from './ui/SharerRinging'
export type { ViewerRingingProps } from './ui/ViewerRinging'
export {
  fetchSharerRinging,
  fetchLetRing,
  fetchViewerRinging,
} from './fetchParts'
