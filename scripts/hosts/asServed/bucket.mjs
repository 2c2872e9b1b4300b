import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { writeFiles } from './exampleBuild.mjs'

// docs.aws.amazon.com/cli/latest/reference/s3: the last filter that matches a
// path counts, and `*` matches slashes too.
const matches = (pattern, path) =>
  new RegExp(
    `^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`
  ).test(path)

function optionsOf(words) {
  const filters = []
  let cacheControl
  words.forEach((word, at) => {
    const next = words[at + 1]
    if (word === '--cache-control') cacheControl = next
    if (word === '--exclude') filters.push([next, false])
    if (word === '--include') filters.push([next, true])
  })
  const isTaken = (path) =>
    filters.findLast(([pattern]) => matches(pattern, path))?.[1] ?? true
  return { isTaken, cacheControl }
}

// Writes down its words, one line a call.
const aws = `#!/usr/bin/env node
require('node:fs').appendFileSync(process.env.CALLS, JSON.stringify(process.argv.slice(2)) + '\\n')
`

/**
 * Runs the script that uploads, with a program `aws` that only writes down what
 * it is asked.
 *
 * @param folder an empty one
 * @param script its text
 * @param files of web/dist by path
 * @returns the bucket, body and Cache-Control by path, in the order of upload;
 * and what else was asked
 */
export function upload(folder, script, files) {
  const calls = join(folder, 'calls')
  writeFiles(folder, {
    ...{ aws, calls: '', 'deploy/cloudfront/dist/upload.sh': script },
    ...Object.fromEntries(
      Object.entries(files).map(([path, text]) => [`web/dist/${path}`, text])
    ),
  })
  execFileSync('chmod', ['+x', join(folder, 'aws')])
  const path = join(folder, 'deploy/cloudfront/dist/upload.sh')
  execFileSync('sh', [path, 'a-bucket', 'A-DISTRIBUTION'], {
    env: {
      ...process.env,
      PATH: `${folder}:${process.env.PATH}`,
      CALLS: calls,
    },
  })
  const bucket = {}
  const others = []
  for (const line of readFileSync(calls, 'utf8').trim().split('\n')) {
    const words = JSON.parse(line)
    const [, , from, to] = words
    if (words[1] !== 'cp') {
      others.push(words)
      continue
    }
    if (to !== 's3://a-bucket' || !words.includes('--recursive')) {
      throw new Error(line)
    }
    const { isTaken, cacheControl } = optionsOf(words)
    for (const name of Object.keys(files).filter(isTaken)) {
      const body = readFileSync(join(from, name), 'utf8')
      bucket[name] = { body, ...(cacheControl && { cacheControl }) }
    }
  }
  return { bucket, others }
}
