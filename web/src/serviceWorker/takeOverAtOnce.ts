/**
 * A newer worker replaces an older one without waiting for pages to close. That
 * is safe because no page depends on a worker's files while there is a network.
 */
export function takeOverAtOnce(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('install', () => void worker.skipWaiting())
}
