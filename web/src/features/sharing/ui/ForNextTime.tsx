import { useLazyComponent } from 'src/browser/useLazyComponent'

import { fetchSharerPart } from './fetchSharerPart'
import type { ToKeepProps } from './ToKeep'

const fetchToKeep = fetchSharerPart('ToKeep')

/** What a sharer may keep for the next time: nobody needs it before a share has ended. */
function ForNextTime(props: ToKeepProps) {
  const ToKeep = useLazyComponent<ToKeepProps>(fetchToKeep)
  return ToKeep && <ToKeep {...props} />
}

export default ForNextTime
