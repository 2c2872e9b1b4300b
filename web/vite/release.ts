import { version } from '../../package.json'

/**
 * Returns the text that the page prints in the console.
 *
 * @param commit in hexadecimal; empty if unknown
 */
export const release = (commit = '') =>
  /^[0-9a-f]+$/.test(commit) ? `${version} (${commit})` : version
