/** Pages of this site read again what is stored of rings. */
export async function tellPages(
  worker: ServiceWorkerGlobalScope
): Promise<void> {
  const pages = await worker.clients.matchAll({
    type: 'window',
    includeUncontrolled: true,
  })
  pages.forEach((page) => page.postMessage('rings'))
}
