import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  statSync,
} from 'node:fs'
import { basename, join } from 'node:path'

import { root } from './deployFiles'

/** Where the images have the repository. */
const inImage = '/srv/kinscreen'

/** The stage whose outcome is here already: this repository, which has been built. */
const builtStage = 'build'

/** A stage of deploy/Dockerfile, as a folder of this machine. */
export interface ImageStage {
  /** in the place of `/srv/kinscreen` */
  readonly folder: string
  /** in the last WORKDIR */
  readonly cwd: string
  readonly entrypoint: readonly string[]
}

/**
 * Does what deploy/Dockerfile says of a stage: COPY, RUN, WORKDIR and ENTRYPOINT.
 *
 * @param parent for the folders of this stage and of those that it copies from
 * @throws when it says something else that this does not know
 */
export function assembleStage(name: string, parent: string): ImageStage {
  const folder = mkdtempSync(join(parent, `${name}-`))
  let cwd = folder
  let entrypoint: string[] = []
  const perform: Record<string, (rest: string) => void> = {
    COPY: (rest) => copy(rest, cwd, parent),
    RUN: (rest) => execFileSync('sh', ['-c', rest], { cwd, stdio: 'pipe' }),
    WORKDIR: (rest) => (cwd = rest.replace(inImage, folder)),
    ENTRYPOINT: (rest) => (entrypoint = JSON.parse(rest)),
    // Whoever starts it is somebody else than its owner, too.
    USER: () => {},
  }
  for (const [instruction, rest] of instructionsOf(name)) {
    const act = perform[instruction]
    if (!act) throw new Error(`The Dockerfile says ${instruction}.`)
    act(rest)
  }
  return { folder, cwd, entrypoint }
}

function instructionsOf(stage: string): [instruction: string, rest: string][] {
  const text = readFileSync(join(root, 'deploy', 'Dockerfile'), 'utf8')
  const body = text.split(/^FROM /m).find((it) => it.includes(` AS ${stage}\n`))
  const [, ...lines] = body?.split('\n') ?? []
  return lines
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => {
      const [instruction = '', ...rest] = line.split(' ')
      return [instruction, rest.join(' ')]
    })
}

function copy(rest: string, cwd: string, parent: string): void {
  const [, from, paths = ''] = /^(?:--from=(\S+) )?(.*)$/.exec(rest) ?? []
  const sources = paths.split(' ')
  const target = join(cwd, sources.pop() ?? '')
  for (const path of sources) {
    if (from && from !== builtStage) {
      const { folder } = assembleStage(from, parent)
      // Nobody else needs it, and to copy its thousands of files takes long.
      renameSync(path.replace(inImage, folder), target)
    } else {
      copyPath(join(root, path.replace(inImage, '')), target)
    }
  }
}

/** What is in a folder, or a file into a folder. */
function copyPath(source: string, target: string): void {
  mkdirSync(target, { recursive: true })
  const isFolder = statSync(source).isDirectory()
  const place = isFolder ? target : join(target, basename(source))
  cpSync(source, place, { recursive: true })
}
