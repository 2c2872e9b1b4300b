import { version } from '../../package.json'

/**
 * Printed in the browser’s console.
 *
 * @param commit in hexadecimal; empty if unknown
 */
export const release = (commit = '') =>
  /^[0-9a-f]+$/.test(commit) ? `${version} (${commit})` : version
