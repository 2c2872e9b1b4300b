export const fetchFileTransfers = () => import('./FileTransfers')
