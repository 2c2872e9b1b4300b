import { createSocket } from 'node:dgram'
import { lookup } from 'node:dns/promises'
import { connect as connectTcp, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'

import { createBindingRequest, isBindingResponse } from './stunBinding'
import type { TurnAddress } from './turnAddress'

/** As RFC 8489, section 6.2.1, has it for a request that is lost. */
const sendAgainMs = 500

/**
 * Does a TURN server answer a STUN Binding request? Every TURN server is a STUN
 * server too. This tells nothing about the secret or the ports it relays from.
 * @param patienceMs milliseconds until silence counts as no
 * @returns null where we cannot ask, over DTLS. It never rejects.
 */
export function relayAnswers(
  address: TurnAddress,
  patienceMs: number
): Promise<boolean | null> {
  switch (address.transport) {
    case 'udp':
      return answersDatagram(address, patienceMs).catch(() => false)
    case 'tcp':
      return answersStream(
        connectTcp({ host: address.host, port: address.port }),
        patienceMs
      )
    case 'tls':
      // Browsers check the certificate; here it is enough that something answers.
      return answersStream(
        connectTls({
          host: address.host,
          port: address.port,
          servername: address.host,
          rejectUnauthorized: false,
        }),
        patienceMs
      )
    case 'dtls':
      return Promise.resolve(null)
  }
}

async function answersDatagram(
  { host, port }: TurnAddress,
  patienceMs: number
): Promise<boolean> {
  const { address, family } = await lookup(host)
  const request = createBindingRequest()
  const socket = createSocket(family === 6 ? 'udp6' : 'udp4')
  const send = () => socket.send(request, port, address)
  const sending = setInterval(send, sendAgainMs)
  try {
    return await new Promise((resolve) => {
      socket.on('message', (answer) => {
        if (isBindingResponse(answer, request)) resolve(true)
      })
      socket.on('error', () => resolve(false))
      setTimeout(() => resolve(false), patienceMs).unref()
      send()
    })
  } finally {
    clearInterval(sending)
    socket.close()
  }
}

async function answersStream(
  socket: Socket,
  patienceMs: number
): Promise<boolean> {
  const request = createBindingRequest()
  let received = Buffer.alloc(0)
  try {
    return await new Promise((resolve) => {
      socket.on('data', (bytes) => {
        received = Buffer.concat([received, bytes])
        if (received.length >= request.length) {
          resolve(isBindingResponse(received, request))
        }
      })
      socket.on('error', () => resolve(false))
      socket.on('close', () => resolve(false))
      socket.setTimeout(patienceMs, () => resolve(false))
      socket.write(request)
    })
  } finally {
    socket.destroy()
  }
}
