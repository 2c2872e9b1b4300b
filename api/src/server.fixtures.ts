import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const launch = `
  require('@redwoodjs/babel-config').registerApiSideBabelHook({ cache: true })
  process.env.RWJS_CWD = process.env.TEST_PROJECT
  require(${JSON.stringify(join(__dirname, 'server.ts'))})
`

// Babel's output is cached for all processes of one run of Jest.
const compiled = join(tmpdir(), `api-run-${process.ppid}.json`)

// Redwood loads only built functions, so these files re-export the sources.
function writeFunctions(project: string, names: string[]) {
  const folder = join(project, 'api', 'dist', 'functions')
  mkdirSync(folder, { recursive: true })
  for (const name of names) {
    const source = join(__dirname, 'functions', name, `${name}.ts`)
    const code = `module.exports = require(${JSON.stringify(source)})`
    writeFileSync(join(folder, `${name}.js`), code)
  }
}

/** An api that runs from its sources, with only the given functions. */
export class TestRun {
  output = ''
  readonly child: ChildProcess
  readonly exitCode: Promise<number | null>
  private onOutput: () => void = () => undefined
  private readonly project = mkdtempSync(join(tmpdir(), 'api-run-'))

  constructor(
    variables: Record<string, string> = {},
    functions: string[] = []
  ) {
    const script = join(this.project, 'launch.js')
    writeFileSync(script, launch)
    writeFileSync(join(this.project, 'redwood.toml'), '')
    writeFunctions(this.project, functions)
    const { PATH, HOME } = process.env
    this.child = fork(script, {
      silent: true,
      env: {
        PATH,
        HOME,
        NODE_ENV: 'development',
        NODE_PATH: join(__dirname, '../../node_modules'),
        REDWOOD_API_HOST: '127.0.0.1',
        REDWOOD_API_PORT: '0',
        TEST_PROJECT: this.project,
        BABEL_CACHE_PATH: compiled,
        ...variables,
      },
    })
    const ended = [this.child.stdout, this.child.stderr].map(async (stream) => {
      for await (const text of stream ?? []) {
        this.output += text
        this.onOutput()
      }
    })
    this.exitCode = once(this.child, 'exit').then(async ([code]) => {
      await Promise.all(ended)
      rmSync(this.project, { recursive: true })
      return code
    })
  }

  /** Resolves when the server is listening. */
  async url(): Promise<string> {
    for (;;) {
      const url = /listening at (http\S+\d)/.exec(this.output)?.[1]
      if (url) {
        return url
      }
      await new Promise<void>((resolve) => (this.onOutput = resolve))
    }
  }
}
