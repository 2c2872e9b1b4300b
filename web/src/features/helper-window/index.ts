export { default as GuidancePanel } from './ui/GuidancePanel'
export { default as SharerMore } from './ui/SharerMore'
