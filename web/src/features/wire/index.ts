export {
  bufferLimitBytes,
  bufferRetryMs,
  chunkBytes,
  dataPrefix,
  longestMessageLength,
} from './model/dataChannel'
export { envelopeSchema, inEnvelope, isOurs } from './model/envelope'
export { messageCodec, openMessage } from './model/messageCodec'
export {
  atMsField,
  frameField,
  idField,
  pointField,
  textField,
} from './model/messageFields'
