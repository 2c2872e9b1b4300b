import { useSyncExternalStore } from 'react'

import { useSessionTools } from 'src/context/SessionToolsContext'
import { noFileTransfers } from 'src/domain/files/fileTransferState'
import { shownTransfers } from 'src/domain/files/shownTransfers'
import type { Transfer } from 'src/domain/files/transfer'
import type { FileLink, FileLinkState } from 'src/lib/files/FileLink'

const subscribeToNone = () => () => {}
const none = () => noFileTransfers

interface Files extends Pick<FileLinkState, 'problem' | 'transfers'> {
  link: FileLink
  /** those that a person has to know of now, the newest last */
  shown: readonly Transfer[]
}

/** The files that the two people send each other. */
export function useFiles(): Files {
  const { files: link } = useSessionTools()
  const { problem, transfers } = useSyncExternalStore(
    link.subscribe,
    link.getSnapshot,
    link.getSnapshot
  )
  const read = transfers?.getSnapshot ?? none
  const subscribe = transfers?.subscribe ?? subscribeToNone
  const state = useSyncExternalStore(subscribe, read, read)
  return { link, problem, transfers, shown: shownTransfers(state) }
}
