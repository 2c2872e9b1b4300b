import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { spawnForTest } from '../../support/spawnForTest'

import { familyOf, livingOf } from './processes'

const root = join(__dirname, '..', '..', '..', '..')

/** Runs `npm start` as a person would in a terminal. */
export class NpmStart {
  output = ''
  private readonly child: ChildProcess
  private readonly exit: Promise<unknown>
  private onOutput: () => void = () => undefined
  /** recorded at Ctrl-C, because an orphan has another parent later */
  private interrupted: number[] = []

  constructor() {
    // A terminal sends Ctrl-C to a process group, so the test starts a group.
    this.child = spawnForTest('npm', ['start'], {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Prevents requests to the public STUN server.
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

  /** Resolves once api and web answer. */
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

  processes(): number[] {
    return familyOf(this.child.pid!)
  }

  async interrupt(): Promise<void> {
    this.interrupted = this.processes()
    process.kill(-this.child.pid!, 'SIGINT')
    await this.exit
  }

  kill(): void {
    for (const pid of livingOf([...this.processes(), ...this.interrupted])) {
      process.kill(pid, 'SIGKILL')
    }
  }
}
