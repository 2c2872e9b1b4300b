// The entry for code that runs without a page: the service worker, and workers.
export type { Point, Size } from './model/pictureView'
export type { Rectangle } from './model/rectangle'
export { nearest } from './model/spot'
