import Card from 'src/components/Card'
import { useFilesTexts } from 'src/i18n/useFilesTexts'

import DropTarget from './DropTarget'
import FileCards from './FileCards'
import FileNews from './FileNews'
import { useFiles } from './useFiles'

export interface PanelFilesProps {
  panel: Window
}

/** Files in the helper window, as long as there is something to say of them. */
function PanelFiles({ panel }: PanelFilesProps) {
  const { send } = useFilesTexts()
  const { isAny } = useFiles()

  return (
    <>
      <FileNews />
      {isAny && (
        <Card aria-label={send}>
          <FileCards />
        </Card>
      )}
      <DropTarget page={panel.document} />
    </>
  )
}

export default PanelFiles
