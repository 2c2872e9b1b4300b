import { listen } from 'src/browser/listen'

/** The dialog is open for as long as the person likes; then the frame is of no use. */
const removedAfterMs = 10 * 60_000

/**
 * Opens the browser's print dialog for a document of its own.
 *
 * @param html without scripts; none of it runs anyway
 */
export function printHtml(html: string): void {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-same-origin allow-modals')
  frame.setAttribute('aria-hidden', 'true')
  frame.tabIndex = -1
  // Out of sight, but laid out: what is not displayed is not printed.
  frame.style.cssText =
    'position:fixed;right:100%;width:800px;height:600px;border:0'
  const remove = () => frame.remove()
  listen(frame, 'load', () => {
    const page = frame.contentWindow
    setTimeout(remove, removedAfterMs)
    if (!page) return
    listen(page, 'afterprint', () => setTimeout(remove))
    page.focus()
    page.print()
  })
  frame.srcdoc = html
  document.body.appendChild(frame)
}
