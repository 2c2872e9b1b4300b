// What workers and the service worker may import: modules that need no page.
export type { Point, Size } from './model/pictureView'
export type { Rectangle } from './model/rectangle'
export { nearest } from './model/spot'
