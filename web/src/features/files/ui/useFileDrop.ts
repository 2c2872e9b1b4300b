import { useEffect, useState } from 'react'

import { listen } from 'src/browser/listen'

/**
 * Files that are dropped anywhere on a page; without it the browser would leave
 * the page to show them.
 *
 * @param page the document, also that of the helper window
 * @returns whether a file is being dragged over it
 */
export function useFileDrop(
  page: Document,
  take: (files: readonly File[]) => void
): boolean {
  const [isOver, setIsOver] = useState(false)

  useEffect(() => {
    const withFiles =
      (act: (event: DragEvent, transfer: DataTransfer) => void) =>
      (event: DragEvent) => {
        const { dataTransfer } = event
        if (!dataTransfer?.types.includes('Files')) return
        event.preventDefault()
        act(event, dataTransfer)
      }
    const undos = [
      listen(
        page,
        'dragover',
        withFiles((_, transfer) => {
          transfer.dropEffect = 'copy'
          setIsOver(true)
        })
      ),
      listen(
        page,
        'dragleave',
        withFiles(({ relatedTarget }) => {
          if (!relatedTarget) setIsOver(false)
        })
      ),
      listen(
        page,
        'drop',
        withFiles((_, { files }) => {
          setIsOver(false)
          take(Array.from(files))
        })
      ),
    ]
    return () => undos.forEach((undo) => undo())
  }, [page, take])

  return isOver
}
