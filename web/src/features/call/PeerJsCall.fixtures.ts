import { settle } from 'src/browser/FakeClock'
import type { CallEvent } from 'src/features/call/model/callEvents'
import { fakeStream } from 'src/features/capture/FakeMediaStream'
import type { UserId } from 'src/features/links/model/userId'

import { FakeConnection, type FakeDataChannel } from './FakeConnection'
import type { RestartWire } from './IceRestarter'
import { encodeCallMessage } from './model/callProtocol'
import { PeerJsCall } from './PeerJsCall'

export const remoteId = 'lamp-cloud-piano-tree' as UserId
export const bye = { type: 'bye', reason: 'left' } as const

/** Opens a link without a key fingerprint, so that nothing has to be proved. */
export const openPage = (address = '/a-helper') =>
  window.history.replaceState({}, '', address)

openPage()

export function reporting() {
  const events: CallEvent[] = []
  const report = (event: CallEvent) => void events.push(event)
  const countOf = (type: CallEvent['type']) =>
    events.filter((event) => event.type === type).length
  return { events, report, countOf }
}

export const wireFor = (
  send: RestartWire['send'] = jest.fn(),
  iceServers: RTCIceServer[] = []
): RestartWire => ({
  send,
  iceServers: () => Promise.resolve(iceServers),
})

export function secretsOf(secret: string | null = null) {
  return {
    resumptionSecret: jest.fn(async () => secret),
    keepResumptionSecret: jest.fn(),
  }
}

export const hello = { type: 'hello', random: 'cd'.repeat(16) } as const

export async function greet(line: FakeDataChannel) {
  line.open()
  line.hear(encodeCallMessage(hello))
  await settle()
}

export function placed(iceServers: RTCIceServer[] = []) {
  const connection = new FakeConnection()
  const wire = connection.peerConnection!
  const reported = reporting()
  const sendRestart = jest.fn()
  const secrets = secretsOf()
  const call = new PeerJsCall(
    connection.asMediaConnection(),
    remoteId,
    wireFor(sendRestart, iceServers),
    secrets
  ).placed(reported.report)
  const line = wire.channel
  return { call, connection, wire, line, sendRestart, secrets, ...reported }
}

export async function connected() {
  const all = placed()
  const stream = fakeStream()
  all.connection.emit('stream', stream)
  await greet(all.line)
  return { ...all, stream }
}

export async function admitted() {
  const all = await connected()
  all.call.admit()
  await settle()
  return all
}
