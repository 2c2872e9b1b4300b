export * from './headless'
export { ConnectionStats } from './ConnectionStats'
export {
  IceServersSource,
  abandonAfterMs,
  type AttachedClient,
} from './IceServersSource'
export type {
  CallPort,
  IsFromLink,
  PeerListener,
  PeerPort,
  ReportCallEvent,
} from './PeerPort'
export type { ResumptionStore } from './CallResumption'
export { Signals } from './Signals'
export { helperGrantKey } from './helperGrant'
export { makePeer } from './makePeer'
export type {
  Acquaintance,
  Asking,
  CallEvent,
  ControlReceived,
  SignallingEvent,
} from './model/callEvents'
export type {
  CallMessage,
  FarewellReason,
  ScreenState,
} from './model/callProtocol'
export type { ConnectionFigures } from './model/connectionFigures'
export {
  connectionQuality,
  type ConnectionFault,
  type ConnectionQuality,
} from './model/connectionQuality'
export {
  encodeIceRestart,
  type Control,
  type Verdict,
} from './model/controlMessage'
export { phonePath, sharerPath, type AlongTheWay } from './model/sharerPath'
export {
  sortIceServers,
  transports,
  type IceServer,
} from './model/sortIceServers'
export { openClientSocket } from './openClientSocket'
export type { SignallingAddress } from './signallingAddress'
