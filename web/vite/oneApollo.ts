import type { Plugin } from 'vite'

const commonJs = /^(@apollo\/client(?:\/.+)?)\/[a-z-]+\.cjs$/

/**
 * Redwood imports parts of Apollo as ES modules and parts as CommonJS, so a
 * build would contain both. This plugin resolves the CommonJS names to the ES
 * modules.
 */
export const oneApollo: Plugin = {
  name: 'one-apollo',
  enforce: 'pre',
  resolveId(id) {
    const [, folder] = commonJs.exec(id) ?? []
    return folder ? this.resolve(folder) : null
  },
}
