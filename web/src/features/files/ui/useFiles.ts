import { useSyncExternalStore } from 'react'

import type { FileLink, FileLinkState } from 'src/features/files/FileLink'
import {
  noFileTransfers,
  shownTransfers,
} from 'src/features/files/model/fileTransferState'
import type { Transfer } from 'src/features/files/model/transfer'
import { useSessionTools } from 'src/features/session'

const subscribeToNone = () => () => {}
const none = () => noFileTransfers

interface Files extends Pick<FileLinkState, 'problem' | 'transfers'> {
  link: FileLink
  /** the transfers that the page shows, newest last */
  shown: readonly Transfer[]
  isAny: boolean
}

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
  const shown = shownTransfers(state)
  const isAny = shown.length > 0 || problem !== null
  return { link, problem, transfers, shown, isAny }
}
