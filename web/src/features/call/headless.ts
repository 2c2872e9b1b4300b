// The entry for code that runs without a page: the service worker, and workers.
export { sendUntilHeard } from './sendUntilHeard'
export { signallingAddress } from './signallingAddress'
