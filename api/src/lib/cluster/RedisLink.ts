import type { Redis, RedisOptions } from 'ioredis'

/** A slower Redis counts as down, because people wait for the answer. */
const commandTimeoutMs = 1000

/** A connection without a reply for this long is replaced. */
const socketTimeoutMs = 3000

const retryDelayMs = (attempt: number): number => Math.min(attempt * 100, 1000)

/** A command that cannot be sent at once rejects instead of being queued. */
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
  /** The connection subscribes to these whenever it is established. */
  readonly channels: readonly string[]
  onMessage(text: string): void
  onReady(): void
  /**
   * Called when Redis does not answer at the start, or stops answering.
   * @param isRefused Redis answers, but rejects the user or password of the URL
   */
  onAway(isRefused: boolean): void
}

/**
 * Opens one connection for commands and messages, which RESP3 (Redis 6) allows.
 * Replies and messages arrive in the order in which Redis wrote them.
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
      // Opens a new connection if subscribing failed: an instance without its
      // channels would miss all messages.
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
  // Without a listener, Node prints the error, with the address of Redis. The
  // event 'close' follows.
  redis.on('error', ({ message }: Error) => {
    isRefused = /^(?:NOAUTH|WRONGPASS)\b/.test(message)
  })
  return redis
}
