import { caller as callerAr } from 'src/i18n/ar/caller'
import { common as commonAr } from 'src/i18n/ar/common'
import { ending as endingAr } from 'src/i18n/ar/ending'
import { errors as errorsAr } from 'src/i18n/ar/errors'
import { files as filesAr } from 'src/i18n/ar/files'
import { home as homeAr } from 'src/i18n/ar/home'
import { inviting as invitingAr } from 'src/i18n/ar/inviting'
import { keeping as keepingAr } from 'src/i18n/ar/keeping'
import { masking as maskingAr } from 'src/i18n/ar/masking'
import { mobile as mobileAr } from 'src/i18n/ar/mobile'
import { networkCheck as networkCheckAr } from 'src/i18n/ar/networkCheck'
import { newcomer as newcomerAr } from 'src/i18n/ar/newcomer'
import { panel as panelAr } from 'src/i18n/ar/panel'
import { path as pathAr } from 'src/i18n/ar/path'
import { picking as pickingAr } from 'src/i18n/ar/picking'
import { pointing as pointingAr } from 'src/i18n/ar/pointing'
import { ringing as ringingAr } from 'src/i18n/ar/ringing'
import { safety as safetyAr } from 'src/i18n/ar/safety'
import { sharing as sharingAr } from 'src/i18n/ar/sharing'
import { steps as stepsAr } from 'src/i18n/ar/steps'
import { talking as talkingAr } from 'src/i18n/ar/talking'
import { viewing as viewingAr } from 'src/i18n/ar/viewing'
import { words as wordsAr } from 'src/i18n/ar/words'
import { caller } from 'src/i18n/en/caller'
import { common } from 'src/i18n/en/common'
import { ending } from 'src/i18n/en/ending'
import { errors } from 'src/i18n/en/errors'
import { files } from 'src/i18n/en/files'
import { home } from 'src/i18n/en/home'
import { inviting } from 'src/i18n/en/inviting'
import { keeping } from 'src/i18n/en/keeping'
import { masking } from 'src/i18n/en/masking'
import { mobile } from 'src/i18n/en/mobile'
import { networkCheck } from 'src/i18n/en/networkCheck'
import { newcomer } from 'src/i18n/en/newcomer'
import { panel } from 'src/i18n/en/panel'
import { path } from 'src/i18n/en/path'
import { picking } from 'src/i18n/en/picking'
import { pointing } from 'src/i18n/en/pointing'
import { ringing } from 'src/i18n/en/ringing'
import { safety } from 'src/i18n/en/safety'
import { sharing } from 'src/i18n/en/sharing'
import { steps } from 'src/i18n/en/steps'
import { talking } from 'src/i18n/en/talking'
import { viewing } from 'src/i18n/en/viewing'
import { words } from 'src/i18n/en/words'
import type { Documents, RingingTexts, Texts } from 'src/i18n/Texts'

export interface Words
  extends Pick<Documents, 'networkCheck'>,
    Pick<
      Texts,
      | 'caller'
      | 'common'
      | 'ending'
      | 'errors'
      | 'files'
      | 'home'
      | 'inviting'
      | 'keeping'
      | 'masking'
      | 'mobile'
      | 'newcomer'
      | 'panel'
      | 'path'
      | 'picking'
      | 'pointing'
      | 'safety'
      | 'sharing'
      | 'steps'
      | 'talking'
      | 'viewing'
      | 'words'
    > {
  locale: string
  ringing: RingingTexts
}

export const english: Words = {
  locale: 'en',
  caller,
  common,
  networkCheck,
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
  ringing,
  safety,
  sharing,
  steps,
  talking,
  viewing,
  words,
}

export const arabic: Words = {
  locale: 'ar',
  caller: callerAr,
  common: commonAr,
  networkCheck: networkCheckAr,
  ending: endingAr,
  errors: errorsAr,
  files: filesAr,
  home: homeAr,
  inviting: invitingAr,
  keeping: keepingAr,
  masking: maskingAr,
  mobile: mobileAr,
  newcomer: newcomerAr,
  panel: panelAr,
  path: pathAr,
  picking: pickingAr,
  pointing: pointingAr,
  ringing: ringingAr,
  safety: safetyAr,
  sharing: sharingAr,
  steps: stepsAr,
  talking: talkingAr,
  viewing: viewingAr,
  words: wordsAr,
}
