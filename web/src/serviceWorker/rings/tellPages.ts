/** Makes the pages of this site read the stored rings again. */
export async function tellPages(
  worker: ServiceWorkerGlobalScope
): Promise<void> {
  const pages = await worker.clients.matchAll({
    type: 'window',
    includeUncontrolled: true,
  })
  pages.forEach((page) => page.postMessage('rings'))
}
