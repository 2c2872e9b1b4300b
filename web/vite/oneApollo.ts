import type { Plugin } from 'vite'

const commonJs = /^(@apollo\/client(?:\/.+)?)\/[a-z-]+\.cjs$/

/**
 * Redwood imports some of Apollo as ES modules and some as CommonJS, so a build
 * would contain Apollo twice.
 */
export const oneApollo: Plugin = {
  name: 'one-apollo',
  enforce: 'pre',
  resolveId(id) {
    const [, folder] = commonJs.exec(id) ?? []
    return folder ? this.resolve(folder) : null
  },
}
