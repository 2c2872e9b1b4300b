// A lease is `<instance> <number> <hash>`: who has the id, by which of its
// claims, and the hash of the token with which it was claimed.

/** The instance that has a lease. */
export const instanceOf = (lease: string): string | undefined =>
  lease.split(' ')[0] || undefined

/**
 * Takes a lease unless it is held with another token.
 * KEYS: the lease. ARGV: the new lease, the hash of the token, milliseconds.
 * Returns nil when the id is taken, else the lease that was replaced or ''.
 */
export const claimScript = `
local held = redis.call('GET', KEYS[1])
if held and string.match(held, '%S+$') ~= ARGV[2] then
  return false
end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[3])
return held or ''
`

/**
 * Extends leases, and takes those again that a restart of Redis has forgotten.
 * KEYS: the leases. ARGV: milliseconds, then each lease as it is held here.
 * Returns for each 1, or 0 when somebody else holds it.
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
 * Gives leases back, as far as they are still held.
 * KEYS: the leases. ARGV: each lease as it is held here.
 * Returns how many somebody else holds by now.
 */
export const releaseScript = `
local lost = 0
for i, key in ipairs(KEYS) do
  local held = redis.call('GET', key)
  if held == ARGV[i] then
    redis.call('DEL', key)
  elseif held then
    lost = lost + 1
  end
end
return lost
`

/**
 * Hands a message to the instance that holds a lease.
 * KEYS: the lease. ARGV: the prefix of the instances' channels, the message.
 * Returns how many took it; 0 when there is no lease or its instance is dead.
 */
export const sendScript = `
local held = redis.call('GET', KEYS[1])
if not held then
  return 0
end
return redis.call('PUBLISH', ARGV[1] .. string.match(held, '^%S+'), ARGV[2])
`
