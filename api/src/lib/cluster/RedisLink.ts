import type { Redis, RedisOptions } from 'ioredis'

/** People wait for an answer, so a Redis slower than this counts as down. */
const commandTimeoutMs = 1000

/** A connection that stays silent for this long after a command is replaced. */
const socketTimeoutMs = 3000

const retryDelayMs = (attempt: number): number => Math.min(attempt * 100, 1000)

/** A command that cannot be sent immediately rejects; it is not sent later. */
export const linkOptions: RedisOptions = {
  protocol: 3,
  commandTimeout: commandTimeoutMs,
  socketTimeout: socketTimeoutMs,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  autoResubscribe: false,
  maxRetriesPerRequest: 0,
  retryStrategy: retryDelayMs,
}

interface LinkEvents {
  /** The channels to subscribe to each time the link is established. */
  readonly channels: readonly string[]
  onMessage(text: string): void
  /** Called when Redis answers, for the first time or again. */
  onReady(): void
  /**
   * Called when Redis does not answer from the start, or stops answering.
   * @param isRefused Redis answers, but rejects the user or the password of the
   * URL
   */
  onAway(isRefused: boolean): void
}

/**
 * Opens one connection for both commands and messages, which RESP3 (Redis 6)
 * allows. Replies and messages then arrive in the order in which Redis wrote
 * them.
 */
export function openRedisLink(
  Client: typeof Redis,
  url: string,
  { channels, onMessage, onReady, onAway }: LinkEvents
): Redis {
  const redis = new Client(url, linkOptions)
  let state: 'new' | 'ready' | 'away' = 'new'
  let isRefused = false
  redis.on('ready', () =>
    redis.subscribe(...channels).then(
      () => {
        state = 'ready'
        onReady()
      },
      // Without its channels an instance would miss all messages, so it
      // reconnects.
      () => redis.disconnect(true)
    )
  )
  redis.on('close', () => {
    if (state !== 'away') {
      state = 'away'
      onAway(isRefused)
    }
    isRefused = false
  })
  redis.on('message', (_channel, text) => onMessage(text))
  // Without a listener, the error would be printed with the address of Redis;
  // 'close' follows it.
  redis.on('error', ({ message }: Error) => {
    isRefused = /^(?:NOAUTH|WRONGPASS)\b/.test(message)
  })
  return redis
}
