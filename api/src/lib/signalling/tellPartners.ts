import type { IClient, IMessage, PeerServerEvents } from 'peer'

import type { Attachments } from './Attachments'

/** A person has one call, and its predecessors of the same minute. */
const maxPartners = 4

const goneFrom = (src: string, dst: string): string =>
  JSON.stringify({
    type: 'ANSWER',
    src,
    dst,
    payload: { type: 'kinscreen', v: 1, control: 'gone' },
  })

/**
 * Tells those whom a client has sent offers, answers or candidates that its
 * socket has closed: within a tenth of a second, where they would else wait for
 * silence. It is a hint; a share goes on without signalling, so they ask each
 * other first.
 */
export const tellPartners = (
  peerServer: PeerServerEvents,
  attachments: Attachments
): void => {
  const partners = new Map<string, Set<string>>()

  peerServer.on('message', (client: IClient, message: IMessage) => {
    if (message.dst) {
      remember(partners, client.getId(), message.dst)
    }
  })
  peerServer.on('disconnect', (client: IClient) => {
    const id = client.getId()
    for (const partner of partners.get(id) ?? []) {
      attachments.get(partner)?.send(goneFrom(id, partner))
    }
    partners.delete(id)
  })
}

const remember = (
  partners: Map<string, Set<string>>,
  id: string,
  partner: string
): void => {
  const known = partners.get(id) ?? new Set()
  known.delete(partner)
  known.add(partner)
  if (known.size > maxPartners) {
    known.delete(known.values().next().value!)
  }
  partners.set(id, known)
}
