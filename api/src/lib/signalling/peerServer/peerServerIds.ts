import type { IClient } from 'peer'

/**
 * PeerServer 1.0.2 sends one EXPIRE for all pairs of sender and receiver whose
 * ids are equal when joined by `_`, so inside it the underscore is replaced by
 * a character that no id contains.
 */
const joint = '_'
const letter = '.'

export const peerServerIdOf = (userId: string): string =>
  userId.replaceAll(joint, letter)

const userIdOf = (peerServerId: string): string =>
  peerServerId.replaceAll(letter, joint)

/** The id of a client as all other code knows it. */
export const userIdOfClient = (client: IClient): string =>
  userIdOf(client.getId())

/** A frame for PeerServer, which adds the sender itself. */
export function toPeerServer(dst: string, text: string): string {
  if (!dst.includes(joint)) {
    return text
  }
  const { type, payload } = JSON.parse(text)
  return JSON.stringify({ type, dst: peerServerIdOf(dst), payload })
}

/** The text that PeerServer writes in front of a payload. */
const ids = /^\{"type":"[A-Z-]+","src":"[^"]*","dst":"[^"]*"/

/** The same frame for a client; any other text is returned unchanged. */
export const fromPeerServer = (text: string): string =>
  text.replace(ids, userIdOf)
