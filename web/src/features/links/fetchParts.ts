export const fetchInvitation = () => import('./ui/Invitation')
export const fetchAnotherLink = () => import('./ui/AnotherLink')
