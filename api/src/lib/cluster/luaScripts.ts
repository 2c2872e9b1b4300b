// A lease is `<instance> <number> <hash>`: the instance that holds the id, the
// number of its claim, and the hash of the token. In a reservation, instance
// and number are `-`.
const nobody = '-'

/** Undefined without a lease, and for a reservation. */
export function instanceOf(lease: string): string | undefined {
  const [instance] = lease.split(' ')
  return instance === nobody ? undefined : instance || undefined
}

/**
 * Takes a lease unless another token holds it. KEYS: the lease. ARGV: the new
 * lease, the hash of the token or '' for any, milliseconds. Returns nil when
 * the id is taken, else the replaced lease or ''.
 */
export const claimScript = `
local held = redis.call('GET', KEYS[1])
if held and ARGV[2] ~= '' and string.match(held, '%S+$') ~= ARGV[2] then
  return false
end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[3])
return held or ''
`

/**
 * Renews leases, also those that a restart of Redis has lost. KEYS: the leases.
 * ARGV: milliseconds, then each lease as this instance holds it. Returns 1 for
 * each lease, or 0 when it has another holder.
 */
export const renewScript = `
local kept = {}
for i, key in ipairs(KEYS) do
  local held = redis.call('GET', key)
  if not held or held == ARGV[i + 1] then
    redis.call('SET', key, ARGV[i + 1], 'PX', ARGV[1])
    kept[i] = 1
  else
    kept[i] = 0
  end
end
return kept
`

/**
 * Releases a lease. KEYS: the lease. ARGV: the lease as this instance holds it.
 * Returns 1 when it has another holder by now, else 0.
 */
export const releaseScript = `
local held = redis.call('GET', KEYS[1])
if held == ARGV[1] then
  redis.call('DEL', KEYS[1])
  return 0
end
return held and 1 or 0
`

/**
 * Turns leases into reservations, even leases that a restart of Redis has lost.
 * KEYS: the leases. ARGV: milliseconds, then each lease as this instance holds
 * it. Returns how many have another holder by now.
 */
export const reserveScript = `
local lost = 0
for i, key in ipairs(KEYS) do
  local held = redis.call('GET', key)
  if not held or held == ARGV[i + 1] then
    local hash = string.match(ARGV[i + 1], '%S+$')
    redis.call('SET', key, '${nobody} ${nobody} ' .. hash, 'PX', ARGV[1])
  else
    lost = lost + 1
  end
end
return lost
`

/**
 * Does a live instance hold a lease with this token? KEYS: the lease. ARGV: the
 * prefix of the instances' channels, the hash of the token. Returns 1 or 0.
 */
export const isClaimedScript = `
local held = redis.call('GET', KEYS[1])
if not held or string.match(held, '%S+$') ~= ARGV[2] then
  return 0
end
local channel = ARGV[1] .. string.match(held, '^%S+')
return redis.call('PUBSUB', 'NUMSUB', channel)[2]
`

/**
 * Publishes a message to the instance that holds a lease. KEYS: the lease.
 * ARGV: the prefix of the instances' channels, the message. Returns how many
 * received it; 0 when there is no lease or its instance is dead.
 */
export const sendScript = `
local held = redis.call('GET', KEYS[1])
if not held then
  return 0
end
return redis.call('PUBLISH', ARGV[1] .. string.match(held, '^%S+'), ARGV[2])
`
