const path = '/receive'

/** Shows the page with the helper’s own link: an open one, or a new one. */
export async function openOwnPage({
  clients,
}: ServiceWorkerGlobalScope): Promise<void> {
  const windows = await clients.matchAll({
    type: 'window',
    includeUncontrolled: true,
  })
  const open = windows.find(({ url }) => new URL(url).pathname === path)
  // A browser may refuse to focus a window.
  const focused = await open?.focus().catch(() => null)
  if (!focused) await clients.openWindow(path)
}
