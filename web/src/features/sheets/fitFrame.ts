import { listen, type Undo } from 'src/browser/listen'

/**
 * Keeps a frame as high as its document, at every width and size of text, so
 * that the page scrolls and the frame does not.
 */
export function fitFrame(frame: HTMLIFrameElement): Undo {
  const fit = () => {
    const page = frame.contentDocument?.documentElement
    if (!page) return
    // It is never lower than its frame.
    frame.style.height = '0'
    frame.style.height = `${page.scrollHeight + 2}px`
  }
  const unlisten = [listen(frame, 'load', fit), listen(window, 'resize', fit)]
  fit()
  return () => unlisten.forEach((undo) => undo())
}
