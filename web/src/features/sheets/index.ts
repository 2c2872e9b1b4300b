export * from './headless'
export { SheetWishes } from './SheetWishes'
export { sheetOfShareKey } from './sheetOfShareKey'
export {
  registerServiceWorker,
  removeServiceWorker,
  serviceWorkers,
  useServiceWorker,
} from './registerServiceWorker'
export { default as KeepSheet } from './ui/KeepSheet'
export { default as MySheets } from './ui/MySheets'
export { default as SheetOfSteps } from './ui/SheetOfSteps'
export { default as SheetsLink } from './ui/SheetsLink'
export { default as SuggestSheet } from './ui/SuggestSheet'
