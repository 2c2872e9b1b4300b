// The environment of every program we start: no telemetry, and no warning about
// outdated browser data, which only a new lockfile can fix.
const quiet = {
  REDWOOD_DISABLE_TELEMETRY: '1',
  BROWSERSLIST_IGNORE_OLD_DATA: 'true',
}

export function environment(changes = {}) {
  const env = { ...process.env, ...quiet, ...changes }
  // Each tool sets its own, as Redwood intends.
  delete env.NODE_ENV
  return env
}
