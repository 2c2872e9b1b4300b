// The keys of the Compose Specification that the file uses, and their types.
const words = {
  build: (it) => typeof it.context === 'string',
  // What a tag means may change, what a digest means not.
  image: (it) => /^[a-z/]+:[\w.-]+@sha256:[0-9a-f]{64}$/.test(it),
  command: (it) => typeof it === 'string' || Array.isArray(it),
  network_mode: (it) => it === 'host',
  environment: (it) =>
    Object.values(it).every((value) => /^[\w.${}:?]+$/.test(value)),
  read_only: (it) => it === true,
  cap_drop: (it) => it.length === 1 && it[0] === 'ALL',
  cap_add: (it) => it.every((one) => /^[A-Z_]+$/.test(one)),
  security_opt: (it) => it.length === 1 && it[0] === 'no-new-privileges:true',
  pids_limit: (it) => Number.isInteger(it),
  mem_limit: (it) => /^\d+[mg]$/.test(it),
  env_file: (it) => typeof it === 'string',
  restart: (it) => it === 'unless-stopped',
  stop_grace_period: (it) => /^\d+s$/.test(it),
  // Host folders and files are read-only; a service stores data in a named
  // volume.
  volumes: (it) =>
    it.every((one) =>
      /^(?:[./][^:]*:\/[^:]*:ro|[a-z]+:\/[^:]*(?::ro)?)$/.test(one)
    ),
  tmpfs: (it) => [it].flat().every((one) => one.startsWith('/')),
  ulimits: (it) => Number.isInteger(it.nofile),
  logging: (it) =>
    it.driver === 'json-file' &&
    /^\d+m$/.test(it.options['max-size']) &&
    typeof it.options['max-file'] === 'string',
  healthcheck: (it) =>
    typeof it.test === 'string' && /^\d+s$/.test(it.interval),
  user: (it) => /^(?:root|\d+:\d+)$/.test(it),
  entrypoint: (it) => it === 'sh',
}

/**
 * @param services of a Compose file, by name
 * @returns what in them Compose would not understand, as service and word
 */
export const unknownWords = (services) =>
  Object.entries(services).flatMap(([name, service]) => [
    ...('image' in service === 'build' in service ? [`${name}: image`] : []),
    ...Object.entries(service)
      .filter(([word, value]) => !words[word]?.(value))
      .map(([word]) => `${name}: ${word}`),
  ])
