import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { spawnForTest } from '../../support/spawnForTest'

import { familyOf, livingOf } from './processes'

const root = join(__dirname, '..', '..', '..', '..')

/** `npm start`, as somebody types it into a terminal. */
export class NpmStart {
  output = ''
  private readonly child: ChildProcess
  private readonly exit: Promise<unknown>
  private onOutput: () => void = () => undefined
  /** as it was interrupted: children of an ended process are another's */
  private interrupted: number[] = []

  constructor() {
    // A terminal's foreground job: Ctrl-C reaches all processes of its group.
    this.child = spawnForTest('npm', ['start'], {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      // The public STUN server is no part of this.
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

  /** The address that it prints once both sides answer. */
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

  /** It and all that it has started. */
  processes(): number[] {
    return familyOf(this.child.pid!)
  }

  /** Ctrl-C, and waits for its end. */
  async interrupt(): Promise<void> {
    this.interrupted = this.processes()
    process.kill(-this.child.pid!, 'SIGINT')
    await this.exit
  }

  /** Whatever is left of it when a test fails. */
  kill(): void {
    for (const pid of livingOf([...this.processes(), ...this.interrupted])) {
      process.kill(pid, 'SIGKILL')
    }
  }
}
