export { FileLink } from './FileLink'
export type { FileSink } from './FileSink'
export type { FileTransfers } from './FileTransfers'
export { isOpen, isUnderWay, type Transfer } from './model/transfer'
export { SendFileTool, default as HelperFiles } from './ui/HelperFiles'
export {
  PanelFiles,
  SendFileButton,
  default as SharerFiles,
} from './ui/SharerFiles'
export { useFiles } from './ui/useFiles'
export { fetchFileTransfers } from './fetchParts'
