export const fetchMaskedTrack = () => import('./makeMaskedTrack')
