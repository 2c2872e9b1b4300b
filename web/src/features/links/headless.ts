// What workers and the service worker may import: modules that need no page.
export { parseHelperName, type HelperName } from './model/helperName'
export { parsePin, pinByteLength, type Pin } from './model/pin'
export { parseUserId, userIdSchema, type UserId } from './model/userId'
