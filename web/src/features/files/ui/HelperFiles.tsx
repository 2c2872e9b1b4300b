import styled from 'styled-components'

import DropTarget from './DropTarget'
import FileCards from './FileCards'
import FileNews from './FileNews'
import { useFiles } from './useFiles'

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
  const { isAny } = useFiles()

  return (
    <>
      <FileNews />
      {isAny && (
        <Line>
          <FileCards />
        </Line>
      )}
      <DropTarget />
    </>
  )
}

export default HelperFiles
