/** One notification at a time: a later one replaces an earlier one. */
export const notificationTag = 'kinscreen.ring'
