// The entry for code that runs without a page: the service worker, and workers.
export { PinMac } from './PinMac'
export { ownerKeyOfBrowser } from './ownerKeyOfBrowser'
export { findPermanentId } from './storedPermanentId'
