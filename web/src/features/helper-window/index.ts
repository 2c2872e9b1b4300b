export { default as HelperWindow } from './ui/HelperWindow'
export { default as SharerMore } from './ui/SharerMore'
