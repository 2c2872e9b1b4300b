import { version } from '../../../package.json'

/** The version of the running api. */
export const apiVersion = version
