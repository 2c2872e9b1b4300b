import type { Plugin } from 'vite'

const prefixer = /node_modules\/stylis\/src\/Prefixer\.js$/

/**
 * styled-components 6 adds vendor prefixes only where it is asked to, and
 * nobody asks here; but its tables are always bundled, more than 1 KB of gzip.
 */
export const noPrefixes: Plugin = {
  name: 'no-prefixes',
  enforce: 'pre',
  load: (id) =>
    prefixer.test(id) ? 'export const prefix = (value) => value' : null,
}
