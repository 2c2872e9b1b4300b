import type { Texts } from 'src/i18n/Texts'

import { caller } from './caller'
import { common } from './common'
import { ending } from './ending'
import { errors } from './errors'
import { files } from './files'
import { home } from './home'
import { inviting } from './inviting'
import { keeping } from './keeping'
import { masking } from './masking'
import { mobile } from './mobile'
import { newcomer } from './newcomer'
import { panel } from './panel'
import { path } from './path'
import { picking } from './picking'
import { pointing } from './pointing'
import { safety } from './safety'
import { sharing } from './sharing'
import { sheets } from './sheets'
import { steps } from './steps'
import { talking } from './talking'
import { trouble } from './trouble'
import { viewing } from './viewing'
import { words } from './words'

export const texts: Texts = {
  caller,
  common,
  ending,
  errors,
  files,
  home,
  inviting,
  keeping,
  masking,
  mobile,
  newcomer,
  panel,
  path,
  picking,
  pointing,
  safety,
  sharing,
  sheets,
  steps,
  talking,
  trouble,
  viewing,
  words,
}
