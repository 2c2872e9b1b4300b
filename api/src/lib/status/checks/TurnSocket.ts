import { createSocket } from 'node:dgram'
import { lookup } from 'node:dns/promises'
import { connect as connectTcp, isIP, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'

import { decodeStun, messageBytes, type StunMessage } from './stunMessage'
import type { TurnAddress } from './turnAddress'

export interface TurnSocket {
  /** False for UDP, over which requests may be lost. */
  readonly isReliable: boolean
  send(message: Buffer): void
  close(): void
}

interface TurnSocketListener {
  onMessage(message: StunMessage): void
  onEnd(): void
}

/**
 * @param transport must not be `dtls`, which is not supported
 * @throws if the host name cannot be resolved
 */
export async function openTurnSocket(
  { host, port, transport }: TurnAddress,
  listener: TurnSocketListener
): Promise<TurnSocket> {
  if (transport === 'udp') return datagrams(await lookup(host), port, listener)
  const socket =
    transport === 'tcp'
      ? connectTcp({ host, port })
      : // An answer is enough, even with an invalid certificate.
        connectTls({
          ...{ host, port, rejectUnauthorized: false },
          servername: isIP(host) ? '' : host,
        })
  return stream(socket, listener)
}

function datagrams(
  { address, family }: { address: string; family: number },
  port: number,
  { onMessage, onEnd }: TurnSocketListener
): TurnSocket {
  const socket = createSocket(family === 6 ? 'udp6' : 'udp4')
  socket.on('error', onEnd)
  socket.on('message', (bytes) => {
    const message = decodeStun(bytes)
    if (message) onMessage(message)
  })
  return {
    isReliable: false,
    send: (message) => socket.send(message, port, address),
    close: () => socket.close(),
  }
}

function stream(
  socket: Socket,
  { onMessage, onEnd }: TurnSocketListener
): TurnSocket {
  let received = Buffer.alloc(0)
  socket.on('error', onEnd)
  socket.on('close', onEnd)
  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes])
    while (received.length >= messageBytes(received)) {
      const end = messageBytes(received)
      const message = decodeStun(received.subarray(0, end))
      received = received.subarray(end)
      if (!message) return onEnd()
      onMessage(message)
    }
  })
  return {
    isReliable: true,
    send: (message) => socket.write(message),
    close: () => socket.destroy(),
  }
}
