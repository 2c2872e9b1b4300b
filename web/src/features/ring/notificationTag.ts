/** All notifications have this tag, so that a new one replaces the previous. */
export const notificationTag = 'kinscreen.ring'
