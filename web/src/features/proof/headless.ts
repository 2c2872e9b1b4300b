// What workers and the service worker may import: modules that need no page.
export { PinMac } from './PinMac'
export { ownerKeyOfBrowser } from './ownerKeyOfBrowser'
export { findPermanentId } from './storedPermanentId'
