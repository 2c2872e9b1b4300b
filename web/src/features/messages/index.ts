export {
  MessageRouter,
  gestureRate,
  type MessageContext,
} from './MessageRouter'
