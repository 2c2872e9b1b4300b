export const fetchSharerRinging = () => import('./ui/SharerRinging')
