import { useEffect, useState } from 'react'

import styled from 'styled-components'

import { listen } from 'src/browser/listen'
import { useFilesTexts } from 'src/i18n/useFilesTexts'

import FileIcon from './FileIcon'
import { useFiles } from './useFiles'

const Cover = styled.div`
  position: fixed;
  z-index: 10;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  display: grid;
  place-content: center;
  padding: ${({ theme }) => theme.space.lg};
  border: 6px dashed ${({ theme }) => theme.colour.primaryEdge};
  background: ${({ theme }) => theme.colour.surface};
  color: ${({ theme }) => theme.colour.text};
  font-size: ${({ theme }) => theme.headingSize.md};
  font-weight: 700;
  text-align: center;
  opacity: 0.95;
  pointer-events: none;

  > svg {
    margin: 0 auto ${({ theme }) => theme.space.sm};
  }
`

/**
 * Handles files that are dropped on the page. Without this, the browser would
 * leave the page and open the file.
 *
 * @returns whether a file is being dragged over the page
 */
function useFileDrop(
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

interface DropTargetProps {
  page?: Document
}

/** Accepts files that are dropped anywhere on the page. */
function DropTarget({ page = document }: DropTargetProps) {
  const { drop } = useFilesTexts()
  const { link } = useFiles()
  const isOver = useFileDrop(page, link.offerEach)

  return isOver ? (
    <Cover>
      <FileIcon />
      <span>{drop}</span>
    </Cover>
  ) : null
}

export default DropTarget
