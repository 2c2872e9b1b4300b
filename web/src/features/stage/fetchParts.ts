export const fetchCameraPreview = () => import('./ui/CameraPreview')
export const fetchTakeStepPicture = () => import('./takeStepPicture')
