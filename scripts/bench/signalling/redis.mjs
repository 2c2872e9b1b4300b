import { startProgram } from '../startProgram.mjs'

/** A separate Redis without persistence. */
export const startRedisServer = (port, options = [], settings = {}) =>
  startProgram(
    'redis-server',
    ['--port', String(port), '--save', '', '--appendonly', 'no', ...options],
    port,
    settings
  )

/** The same, as a setting of the api. */
export async function startRedis(port) {
  const { end } = await startRedisServer(port)
  return { settings: { REDIS_URL: `redis://127.0.0.1:${port}` }, end }
}
