// The keys of the Compose Specification that the file uses, and their types.
const words = {
  build: (it) => typeof it.context === 'string',
  image: (it) => /^[a-z/]+:[\w.-]+$/.test(it),
  command: (it) => typeof it === 'string' || Array.isArray(it),
  network_mode: (it) => it === 'host',
  environment: (it) =>
    Object.values(it).every((value) => /^[\w.${}:?]+$/.test(value)),
  read_only: (it) => it === true,
  cap_drop: (it) => it.length === 1 && it[0] === 'ALL',
  security_opt: (it) => it.length === 1 && it[0] === 'no-new-privileges:true',
  env_file: (it) => typeof it === 'string',
  restart: (it) => it === 'unless-stopped',
  stop_grace_period: (it) => /^\d+s$/.test(it),
  // Host folders and files are read-only; a service stores data in a named
  // volume.
  volumes: (it) =>
    it.every((one) =>
      /^(?:[./][^:]*:\/[^:]*:ro|[a-z]+:\/[^:]*(?::ro)?)$/.test(one)
    ),
  tmpfs: (it) => it.startsWith('/'),
  ulimits: (it) => Number.isInteger(it.nofile),
  logging: (it) =>
    it.driver === 'json-file' &&
    /^\d+m$/.test(it.options['max-size']) &&
    typeof it.options['max-file'] === 'string',
  healthcheck: (it) =>
    typeof it.test === 'string' && /^\d+s$/.test(it.interval),
  user: (it) => it === 'root',
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
