import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { spawnForTest } from '../../support/spawnForTest'

import { familyOf, livingOf } from './processes'

const root = join(__dirname, '..', '..', '..', '..')

/** Runs `npm start`, as a person types it into a terminal. */
export class NpmStart {
  output = ''
  private readonly child: ChildProcess
  private readonly exit: Promise<unknown>
  private onOutput: () => void = () => undefined
  /**
   * the processes at the time of Ctrl-C; later, orphaned children could not be
   * found by their parent
   */
  private interrupted: number[] = []

  constructor() {
    // Runs in a separate process group, because a terminal sends Ctrl-C to all
    // processes of its foreground group.
    this.child = spawnForTest('npm', ['start'], {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Without the public STUN server.
      env: { ...process.env, STUN_URLS: '' },
    })
    this.exit = once(this.child, 'exit')
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.output += text
        this.onOutput()
      })
    }
  }

  /** The address that `npm start` prints once both sides answer. */
  async address(): Promise<string> {
    let address
    while (!(address = /is running\. Open (\S+)/.exec(this.output)?.[1])) {
      await Promise.race([
        new Promise<void>((resolve) => (this.onOutput = resolve)),
        this.exit.then(() => Promise.reject(new Error(this.output))),
      ])
    }
    return address
  }

  /** The process and all its descendants. */
  processes(): number[] {
    return familyOf(this.child.pid!)
  }

  /** Sends Ctrl-C, and waits for the end. */
  async interrupt(): Promise<void> {
    this.interrupted = this.processes()
    process.kill(-this.child.pid!, 'SIGINT')
    await this.exit
  }

  /** Kills all processes that still run, for example after a failed test. */
  kill(): void {
    for (const pid of livingOf([...this.processes(), ...this.interrupted])) {
      process.kill(pid, 'SIGKILL')
    }
  }
}
