import assert from 'node:assert/strict'
import { test } from 'node:test'

import eslint from 'eslint'

import { root } from '../setup/root.mjs'

const linter = new eslint.ESLint({ cwd: root })

async function undeclared(filePath, source) {
  const [{ messages }] = await linter.lintText(`${source}\n`, { filePath })
  return messages
    .filter(({ ruleId }) => ruleId === 'import/no-extraneous-dependencies')
    .map(({ message }) => /^'([^']+)'/.exec(message)?.[1])
}

// All of these are installed, because another package needs them.
for (const [filePath, name] of [
  ['web/src/features/example.ts', 'ioredis'],
  ['web/src/features/example.test.ts', 'semver'],
  ['web/e2e/example.ts', 'js-yaml'],
  ['api/src/lib/example.ts', 'react'],
  ['api/src/lib/example.ts', '@redwoodjs/project-config'],
  ['scripts/example.mjs', 'valibot'],
]) {
  test(`${filePath} may not import ${name}, which its side does not declare`, async () => {
    const imported = `import * as all from '${name}'\n\nexport { all }`
    assert.deepEqual(await undeclared(filePath, imported), [name])
    assert.deepEqual(
      await undeclared(filePath, `export const all = require('${name}')`),
      [name]
    )
  })
}

test('not even a type comes from a package that is not declared', async () => {
  const imported = "export type { Request } from 'express'"
  assert.deepEqual(await undeclared('web/src/features/example.ts', imported), [
    'express',
  ])
})

test('what is declared may be imported, whole or in part', async () => {
  const imported = [
    "import '@apollo/client'",
    "import '@apollo/client/utilities'",
    "import '@redwoodjs/testing/web'",
    "import 'graphql'",
  ].join('\n')
  assert.deepEqual(
    await undeclared('web/src/features/example.ts', imported),
    []
  )
})
