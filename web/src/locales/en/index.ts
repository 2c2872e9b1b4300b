import { common } from './common'
import { errors } from './errors'
import { inviting } from './inviting'
import { notFound } from './notFound'
import { path } from './path'
import { sharing } from './sharing'

/** What is there from the start; the words of some pages come with them. */
export const en = { common, errors, inviting, notFound, path, sharing }
