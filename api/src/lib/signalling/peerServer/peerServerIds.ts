import type { IClient } from 'peer'

/**
 * PeerServer 1.0.2 sends one EXPIRE for all pairs of sender and receiver that
 * are the same when joined by `_`, so it knows every id without one: with a
 * letter in its place that no id has.
 */
const joint = '_'
const letter = '.'

export const peerServerIdOf = (userId: string): string =>
  userId.replaceAll(joint, letter)

const userIdOf = (peerServerId: string): string =>
  peerServerId.replaceAll(letter, joint)

/** The id of a client as everybody else knows it. */
export const userIdOfClient = (client: IClient): string =>
  userIdOf(client.getId())

/** A frame as PeerServer has to hear it; it puts the sender in by itself. */
export function toPeerServer(dst: string, text: string): string {
  if (!dst.includes(joint)) {
    return text
  }
  const { type, payload } = JSON.parse(text)
  return JSON.stringify({ type, dst: peerServerIdOf(dst), payload })
}

/** What PeerServer writes of itself in front of a payload. */
const ids = /^\{"type":"[A-Z-]+","src":"[^"]*","dst":"[^"]*"/

/** The same frame as a client has to hear it; any other text stays as it is. */
export const fromPeerServer = (text: string): string =>
  text.replace(ids, userIdOf)
