import type { IClient } from 'peer'

/**
 * PeerServer 1.0.2 joins sender and receiver with `_` and sends one EXPIRE for
 * all pairs whose result is equal. Inside PeerServer, the underscore is
 * therefore replaced by a character that no id contains.
 */
const joint = '_'
const letter = '.'

export const peerServerIdOf = (userId: string): string =>
  userId.replaceAll(joint, letter)

const userIdOf = (peerServerId: string): string =>
  peerServerId.replaceAll(letter, joint)

/** The id of a client as the rest of the code knows it. */
export const userIdOfClient = (client: IClient): string =>
  userIdOf(client.getId())

/** The frame as PeerServer expects it; PeerServer adds the sender itself. */
export function toPeerServer(dst: string, text: string): string {
  if (!dst.includes(joint)) {
    return text
  }
  const { type, payload } = JSON.parse(text)
  return JSON.stringify({ type, dst: peerServerIdOf(dst), payload })
}

/** The text that PeerServer writes before a payload. */
const ids = /^\{"type":"[A-Z-]+","src":"[^"]*","dst":"[^"]*"/

/**
 * Restores the ids in a frame for a client; any other text is returned
 * unchanged.
 */
export const fromPeerServer = (text: string): string =>
  text.replace(ids, userIdOf)
