export const fetchLendKeptId = () => import('./lendKeptId')
