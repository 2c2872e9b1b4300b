// The entry for service workers and workers, which have no page.
export { sheetsAsked } from './workerAddress'
