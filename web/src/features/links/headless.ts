// The entry for code that runs without a page: the service worker, and workers.
export { parseHelperName, type HelperName } from './model/helperName'
export { parsePin, pinByteLength, type Pin } from './model/pin'
export { parseUserId, userIdSchema, type UserId } from './model/userId'
