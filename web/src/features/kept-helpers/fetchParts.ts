export const fetchCallerCheck = () => import('./ui/CallerCheck')
