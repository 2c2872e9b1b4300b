export { fetchMaskedTrack } from './fetchParts'
export { default as MaskChoice } from './ui/MaskChoice'
export { useMasking } from './ui/useMasking'
