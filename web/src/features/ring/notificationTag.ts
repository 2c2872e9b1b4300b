/** One notification at a time: a new one replaces the previous. */
export const notificationTag = 'kinscreen.ring'
