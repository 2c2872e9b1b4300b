import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { redwoodPorts } from '../setup/redwoodPorts.mjs'
import { fromRoot } from '../setup/root.mjs'

import { describeBuild } from './describeBuild.mjs'

const dist = fromRoot('web', 'dist')

const builtFiles = () =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dist, join(parentPath, name)))

const read = (file) => readFileSync(join(dist, file), 'utf8')

/**
 * @param settings the environment of the build that is in web/dist
 * @returns see describeBuild.mjs
 */
export const describeBuiltWeb = (settings) =>
  describeBuild(builtFiles(), read, settings, redwoodPorts().api)
