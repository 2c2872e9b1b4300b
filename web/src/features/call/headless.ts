// The entry point for code without a page, such as the service worker.
export { sendUntilHeard } from './sendUntilHeard'
export { signallingAddress } from './signallingAddress'
