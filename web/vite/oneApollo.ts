import type { Plugin } from 'vite'

const commonJs = /^(@apollo\/client(?:\/.+)?)\/[a-z-]+\.cjs$/

/**
 * Redwood imports Apollo both as ES modules and as CommonJS. Without this
 * plugin, a build would contain both.
 */
export const oneApollo: Plugin = {
  name: 'one-apollo',
  enforce: 'pre',
  resolveId(id) {
    const [, folder] = commonJs.exec(id) ?? []
    return folder ? this.resolve(folder) : null
  },
}
