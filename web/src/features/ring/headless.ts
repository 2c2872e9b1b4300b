// Exports for code that runs without a page: the service worker, and workers.
export { RingPin } from './RingPin'
export { nextHour } from './model/answerTimes'
export {
  notificationTag,
  withAnswerDelivered,
  withRingAnswered,
  withRingHeard,
} from './model/incomingRings'
export { encodeRingSignal, parseRingSignal } from './model/ringSignal'
export { recogniseRing } from './recogniseRing'
export { renewSubscription, type SubscriptionChange } from './renewSubscription'
export { ringLanguage } from './ringLanguage'
export { storedCallers, storedRings } from './ringLists'
