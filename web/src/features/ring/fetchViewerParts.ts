export const fetchLetRing = () => import('./ui/LetRing')
export const fetchViewerRinging = () => import('./ui/ViewerRinging')
