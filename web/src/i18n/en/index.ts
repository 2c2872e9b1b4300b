import { common } from './common'
import { errors } from './errors'
import { sharing } from './sharing'

/** Loaded from the start; all other texts are loaded with their pages. */
export const en = { common, errors, sharing }
