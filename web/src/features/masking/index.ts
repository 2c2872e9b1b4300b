export { default as MaskChoice } from './ui/MaskChoice'
export { useMasking } from './ui/useMasking'

export const fetchMaskedTrack = () => import('./makeMaskedTrack')
