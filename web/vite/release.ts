import { version } from '../../package.json'

/**
 * What a page tells of itself in the console.
 * @param commit that is built, in hexadecimal; empty where nobody knows
 */
export const release = (commit = '') =>
  /^[0-9a-f]+$/.test(commit) ? `${version} (${commit})` : version
