export const fetchArrivalDecoder = () => import('./arriving/ArrivalDecoder')
