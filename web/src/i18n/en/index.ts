import { common } from './common'
import { errors } from './errors'
import { sharing } from './sharing'

/**
 * The texts that are loaded from the start; other texts are loaded with their
 * pages.
 */
export const en = { common, errors, sharing }
