// The entry for service workers and workers, which have no page.
export type { Point, Size } from './model/pictureView'
export type { Rectangle } from './model/rectangle'
export { nearest } from './model/spot'
