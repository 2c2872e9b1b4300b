import styled from 'styled-components'

import DropTarget from './DropTarget'
import FileNews from './FileNews'
import { useFileCards } from './useFileCards'

const Line = styled.div`
  flex: none;
  max-height: 40%;
  padding: ${({ theme }) => theme.space.sm};
  overflow: auto;
  background: ${({ theme }) => theme.colour.info};
  color: ${({ theme }) => theme.colour.onInfo};
`

/** A line above the viewer's tools, as long as there is something to say of files. */
function HelperFiles() {
  const FileCards = useFileCards()

  return (
    <>
      <FileNews />
      {FileCards && (
        <Line>
          <FileCards />
        </Line>
      )}
      <DropTarget />
    </>
  )
}

export default HelperFiles
