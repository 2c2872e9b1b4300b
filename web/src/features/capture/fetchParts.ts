export const fetchPickerCoach = () => import('./ui/PickerCoach')
