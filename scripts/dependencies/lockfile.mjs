// The entries of a yarn.lock, as far as an audit needs them.
export function lockedPackages(text) {
  return text
    .split(/\n\n+/)
    .map((block) => ({
      resolution: /^ {2}resolution: "(.+)"$/m.exec(block)?.[1],
      checksum: /^ {2}checksum: (\S+)$/m.exec(block)?.[1],
      conditions: /^ {2}conditions: (.+)$/m.exec(block)?.[1],
    }))
    .filter(({ resolution }) => resolution)
}

const fromRegistry = /^(?:@[^/]+\/)?[^@/]+@npm:\d+\.\d+\.\d+[\w.+-]*$/
const workspace = /@workspace:(?:\.|api|web)$/
const patched = /@patch:.*#~\/\.yarn\/patches\/[^/]+\.patch::/
// Patches that come with Yarn itself, so that old tools work with it.
const yarnsOwn = /@patch:.*#optional!builtin<compat\/[a-z]+>::/

const isSound = (resolution) =>
  [fromRegistry, workspace, patched, yarnsOwn].some((kind) =>
    kind.test(resolution)
  )

// Yarn has no checksum for what it never fetches: builds for other platforms.
const isChecked = ({ resolution, checksum, conditions }) =>
  /^10c0\/[0-9a-f]{128}$/.test(checksum ?? '') ||
  workspace.test(resolution) ||
  conditions !== undefined

// The entries that do not come from the registry.
export const fromElsewhere = (packages) =>
  packages
    .map(({ resolution }) => resolution)
    .filter((resolution) => !isSound(resolution))

// The entries without a checksum.
export const unchecked = (packages) =>
  packages.filter((entry) => !isChecked(entry)).map((entry) => entry.resolution)

const exact = /^\d+\.\d+\.\d+[\w.+-]*$/

// The dependencies of a package.json without an exact version.
export const loose = ({ dependencies, devDependencies }) =>
  Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !exact.test(version))
    .map(([name, version]) => `${name}@${version}`)
