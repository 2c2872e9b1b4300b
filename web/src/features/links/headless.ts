// The entry for code that runs without a page: the service worker, and workers.
export { parseHelperName, type HelperName } from './model/helperName'
export { parsePin, pinByteLength, type Pin } from './model/pin'
export { parseUserId, type UserId } from './model/userId'
export { userIdSchema } from './model/userIdSchema'
