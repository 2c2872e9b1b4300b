import type { IClient } from 'peer'

/**
 * PeerServer 1.0.2 joins the ids of sender and receiver with `_` into a key,
 * and sends only one EXPIRE for all pairs with the same key.
 */
const joint = '_'
/** Replaces `_` inside PeerServer, because no id contains this character. */
const letter = '.'

export const peerServerIdOf = (userId: string): string =>
  userId.replaceAll(joint, letter)

const userIdOf = (peerServerId: string): string =>
  peerServerId.replaceAll(letter, joint)

/** The client's id, with `_` restored. */
export const userIdOfClient = (client: IClient): string =>
  userIdOf(client.getId())

/** Replaces `_` in the receiver's id. PeerServer adds the sender's id. */
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
 * Restores `_` in the ids of a frame for a client, and leaves other texts
 * unchanged.
 */
export const fromPeerServer = (text: string): string =>
  text.replace(ids, userIdOf)
