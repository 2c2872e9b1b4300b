// For what runs without a page: the service worker, and workers.
export { sendUntilHeard } from './sendUntilHeard'
export { signallingAddress } from './signallingAddress'
