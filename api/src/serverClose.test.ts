import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

import { WebSocket } from 'ws'

import { TestRun } from './server.fixtures'

jest.setTimeout(120_000)

async function attach(url: string, id: string) {
  const query = new URLSearchParams({ key: 'peerjs', id, token: `of-${id}--` })
  const socket = new WebSocket(`${url.replace('http', 'ws')}/peerjs?${query}`)
  await once(socket, 'message')
  return socket
}

const body = '{"passphrase":"not the right one"}'

/** Sends half a body, so that the server keeps waiting for the rest. */
async function beginRequest(url: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write(
    `POST /operatorSession HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
  )
  const [first] = await once(socket, 'data')
  expect(String(first)).toContain('100 Continue')
  socket.write(body.slice(0, 10))
  return socket
}

async function restOf(socket: Socket): Promise<string> {
  let text = ''
  for await (const bytes of socket) {
    text += String(bytes)
  }
  return text
}

describe('closing the api process', () => {
  it('asks every client to reconnect, with close code 1012', async () => {
    const run = new TestRun()
    const url = await run.url()
    const sockets = [await attach(url, 'river'), await attach(url, 'moon')]
    const closings = sockets.map((socket) => once(socket, 'close'))
    run.child.kill('SIGTERM')
    for (const [code, reason] of await Promise.all(closings)) {
      expect([code, String(reason)]).toEqual([1012, 'service restart'])
    }
    expect(await run.exitCode).toBe(0)
  })

  it('answers requests that have begun, and accepts no new ones', async () => {
    const run = new TestRun({ OPERATOR_PASSPHRASE: 'correct horse battery' }, [
      'operatorSession',
    ])
    const url = await run.url()
    const request = await beginRequest(url)
    const socket = await attach(url, 'river')
    run.child.kill('SIGTERM')
    await once(socket, 'close')
    await expect(attach(url, 'late')).rejects.toThrow(/ECONN|503/)
    request.write(body.slice(10))
    expect(await restOf(request)).toMatch(/^HTTP\/1.1 401 [^]*wrong-passphrase/)
    expect(await run.exitCode).toBe(0)
  })

  it('does not wait for silent sockets or endless requests', async () => {
    const run = new TestRun()
    const url = await run.url()
    const socket = await attach(url, 'river')
    socket.pause()
    const request = await beginRequest(url)
    const startedAt = performance.now()
    run.child.kill('SIGTERM')
    expect(await run.exitCode).toBe(0)
    expect(performance.now() - startedAt).toBeLessThan(5000)
    request.destroy()
    socket.terminate()
  })
})
