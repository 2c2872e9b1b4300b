import { createHmac } from 'node:crypto'

/**
 * The credentials that the api issues, of the TURN REST scheme (coturn’s
 * `use-auth-secret`).
 *
 * @param secret shared with the relay
 * @param user whose allocations are counted together
 * @param secondsLeft until they expire; negative when they have expired
 */
export function turnRestCredentials({ secret, user, secondsLeft = 600 }) {
  const username = `${Math.floor(Date.now() / 1000) + secondsLeft}:${user}`
  const password = createHmac('sha1', secret).update(username).digest('base64')
  return { username, password }
}
