// The entry for code without a page: service workers and workers.
export type { Point, Size } from './model/pictureView'
export type { Rectangle } from './model/rectangle'
export { nearest } from './model/spot'
