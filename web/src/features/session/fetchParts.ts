export const fetchLendPermanentId = () => import('./lendPermanentId')
