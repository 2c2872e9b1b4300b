import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Redis } from 'ioredis'

/** A real Redis, without persistence. */
export class RedisServer {
  private readonly folder = mkdtempSync(join(tmpdir(), 'redis-'))
  private running: ChildProcess | null = null

  /** The path of a socket; Redis clients accept it instead of a URL. */
  readonly url = join(this.folder, 'redis.sock')

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

  client(): Redis {
    return new Redis(this.url)
  }

  async kill(): Promise<void> {
    if (this.running) {
      const exit = once(this.running, 'exit')
      this.running.kill('SIGKILL')
      this.running = null
      await exit
    }
  }

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
