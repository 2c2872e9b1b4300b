export const fetchSignallingProbe = () => import('./probeSignalling')
