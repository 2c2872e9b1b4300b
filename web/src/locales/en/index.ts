import { common } from './common'
import { errors } from './errors'
import { home } from './home'
import { mobile } from './mobile'
import { notFound } from './notFound'
import { privacy } from './privacy'
import { sharing } from './sharing'
import { terms } from './terms'
import { viewing } from './viewing'

export const en = {
  common,
  errors,
  home,
  mobile,
  notFound,
  privacy,
  sharing,
  terms,
  viewing,
}
