import { version } from '../../../package.json'

/** The version of the api that is running. */
export const apiVersion = version
