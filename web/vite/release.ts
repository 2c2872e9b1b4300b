import { version } from '../../package.json'

/**
 * The version that a page prints in the console.
 * @param commit commit of the build, in hexadecimal; empty if unknown
 */
export const release = (commit = '') =>
  /^[0-9a-f]+$/.test(commit) ? `${version} (${commit})` : version
