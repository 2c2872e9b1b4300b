import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Redis } from 'ioredis'

/** A real Redis on its own socket, without persistence. */
export class RedisServer {
  private readonly folder = mkdtempSync(join(tmpdir(), 'redis-'))
  private running: ChildProcess | null = null

  /** The path of the socket, in the form that a Redis client accepts. */
  readonly url = join(this.folder, 'redis.sock')

  /** @param options in the form of Redis's command line */
  constructor(private readonly options: readonly string[] = []) {}

  async start(): Promise<void> {
    const options = ['--port', '0', '--save', '', '--appendonly', 'no']
    this.running = spawn(
      'redis-server',
      [
        ...[...options, '--dir', this.folder, '--unixsocket', this.url],
        ...this.options,
      ],
      { stdio: 'ignore' }
    )
    while (!(await this.answers())) {
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  /** A client that belongs to no instance. */
  client(): Redis {
    return new Redis(this.url)
  }

  /** Sends SIGKILL: all data is lost. */
  async kill(): Promise<void> {
    if (this.running) {
      const exit = once(this.running, 'exit')
      this.running.kill('SIGKILL')
      this.running = null
      await exit
    }
  }

  /** Freezes the process but keeps its connections open. */
  freeze(): void {
    this.running?.kill('SIGSTOP')
  }

  thaw(): void {
    this.running?.kill('SIGCONT')
  }

  async remove(): Promise<void> {
    await this.kill()
    rmSync(this.folder, { recursive: true })
  }

  private async answers(): Promise<boolean> {
    const socket = connect(this.url)
    try {
      await once(socket, 'connect')
      return true
    } catch {
      return false
    } finally {
      socket.destroy()
    }
  }
}
