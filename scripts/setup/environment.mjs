// What every program we start gets: no telemetry, and no advice about the age
// of browser data that only a new lockfile can change.
const quiet = {
  REDWOOD_DISABLE_TELEMETRY: '1',
  BROWSERSLIST_IGNORE_OLD_DATA: 'true',
}

export function environment(changes = {}) {
  const env = { ...process.env, ...quiet, ...changes }
  // Each tool picks its own, as Redwood means it.
  delete env.NODE_ENV
  return env
}
