import type { RedwoodRealtimeOptions } from '@redwoodjs/realtime'

import subscriptions from 'src/subscriptions/**/*.{js,ts}'

/** Subscriptions go over server-sent events, from this process's memory. */
export const realtime: RedwoodRealtimeOptions = {
  subscriptions: { subscriptions, store: 'in-memory' },
}
