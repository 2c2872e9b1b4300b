import styled from 'styled-components'

import { useFilesTexts } from 'src/i18n/useFilesTexts'

import FileIcon from './FileIcon'
import { useFileDrop } from './useFileDrop'
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

interface DropTargetProps {
  /** the document, also that of the helper window */
  page?: Document
}

/** Files may be dropped anywhere; the page says so while they are over it. */
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
