const label = /^(\s*(?:LABEL )?org\.opencontainers\.image\.version=)"([^"]*)"/m

/** The version that deploy/Dockerfile puts on the image. */
export const labelledVersion = (dockerfile) => label.exec(dockerfile)?.[2]

/** @returns deploy/Dockerfile with another version */
export const withVersion = (dockerfile, version) =>
  dockerfile.replace(label, `$1"${version}"`)
