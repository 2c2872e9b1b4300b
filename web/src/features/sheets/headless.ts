// Exports for code without a page: service workers and workers.
export { sheetsAsked } from './workerAddress'
