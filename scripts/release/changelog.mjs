const heading = /^## (.+)$/gm
const dated = /^(\d+\.\d+\.\d+), (\d{4}-\d{2}-\d{2})$/

/** The sections of CHANGELOG.md, newest first. */
function sectionsOf(text) {
  const [, ...parts] = text.split(/^(?=## )/m)
  return parts.map((part) => {
    const [title] = part.match(heading)
    return { title: title.slice(3), body: part.slice(title.length).trim() }
  })
}

const inOrder = (one, other) =>
  one.localeCompare(other, 'en', { numeric: true })

/**
 * Lists why CHANGELOG.md is not ready for the next release.
 *
 * @param text of the file
 * @param version in package.json: the latest release
 * @returns sentences; none if the file is ready
 */
export function changelogProblems(text, version) {
  const [unreleased, ...released] = sectionsOf(text)
  const problems = []
  if (unreleased?.title !== 'Unreleased') {
    problems.push('CHANGELOG.md must begin with "## Unreleased".')
  } else if (!/^- \S/m.test(unreleased.body)) {
    problems.push(
      'CHANGELOG.md says nothing of what has changed: "## Unreleased" has no entry.'
    )
  }
  const versions = released.map(({ title }) => dated.exec(title)?.[1])
  if (versions.includes(undefined)) {
    problems.push(
      'CHANGELOG.md must say "## 1.2.3, 2026-01-31" of each release.'
    )
  } else if (
    versions.some((one, at) => at > 0 && inOrder(versions[at - 1], one) <= 0)
  ) {
    problems.push(
      'CHANGELOG.md must have the newest release first, and each once.'
    )
  } else if (versions[0] !== version) {
    problems.push(
      `package.json has version ${version}, but the newest in CHANGELOG.md is ${versions[0] ?? 'none'}.`
    )
  }
  return problems
}

/**
 * @param version of the release
 * @param date of the release, in ISO 8601
 * @returns CHANGELOG.md with a section for the release
 */
export const dateChangelog = (text, version, date) =>
  text.replace(/^## Unreleased$/m, `## Unreleased\n\n## ${version}, ${date}`)

const label = /^(\s*(?:LABEL )?org\.opencontainers\.image\.version=)"([^"]*)"/m

export const labelledVersion = (dockerfile) => label.exec(dockerfile)?.[2]

export const withVersion = (dockerfile, version) =>
  dockerfile.replace(label, `$1"${version}"`)

const image =
  /(ghcr\.io\/kinscreen\/kinscreen):([\d.]+)(@sha256:[0-9a-f]{64})?/g

/** The version of our image in a Compose file; undefined if it has several. */
export function pulledVersion(compose) {
  const found = [...compose.matchAll(image)].map(([, , version]) => version)
  const [version, ...others] = new Set(found)
  return others.length === 0 ? version : undefined
}

/** @returns a Compose file that pulls this version, and no digest of another */
export const pullingVersion = (compose, version) =>
  compose.replace(image, `$1:${version}`)

/** @returns a Compose file that pulls its version by this digest */
export const pullingDigest = (compose, digest) =>
  compose.replace(image, `$1:$2@${digest}`)
