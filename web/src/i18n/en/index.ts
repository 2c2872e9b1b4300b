import { common } from './common'
import { errors } from './errors'
import { sharing } from './sharing'

/** What is there from the start; the words of some pages come with them. */
export const en = { common, errors, sharing }
