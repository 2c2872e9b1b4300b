import { caller as callerAr } from 'src/locales/ar/caller'
import { common as commonAr } from 'src/locales/ar/common'
import { ending as endingAr } from 'src/locales/ar/ending'
import { errors as errorsAr } from 'src/locales/ar/errors'
import { files as filesAr } from 'src/locales/ar/files'
import { inviting as invitingAr } from 'src/locales/ar/inviting'
import { keeping as keepingAr } from 'src/locales/ar/keeping'
import { masking as maskingAr } from 'src/locales/ar/masking'
import { mobile as mobileAr } from 'src/locales/ar/mobile'
import { networkCheck as networkCheckAr } from 'src/locales/ar/networkCheck'
import { newcomer as newcomerAr } from 'src/locales/ar/newcomer'
import { panel as panelAr } from 'src/locales/ar/panel'
import { path as pathAr } from 'src/locales/ar/path'
import { picking as pickingAr } from 'src/locales/ar/picking'
import { pointing as pointingAr } from 'src/locales/ar/pointing'
import { ringing as ringingAr } from 'src/locales/ar/ringing'
import { safety as safetyAr } from 'src/locales/ar/safety'
import { sharing as sharingAr } from 'src/locales/ar/sharing'
import { steps as stepsAr } from 'src/locales/ar/steps'
import { talking as talkingAr } from 'src/locales/ar/talking'
import { viewing as viewingAr } from 'src/locales/ar/viewing'
import { words as wordsAr } from 'src/locales/ar/words'
import { caller } from 'src/locales/en/caller'
import { common } from 'src/locales/en/common'
import { ending } from 'src/locales/en/ending'
import { errors } from 'src/locales/en/errors'
import { files } from 'src/locales/en/files'
import { inviting } from 'src/locales/en/inviting'
import { keeping } from 'src/locales/en/keeping'
import { masking } from 'src/locales/en/masking'
import { mobile } from 'src/locales/en/mobile'
import { networkCheck } from 'src/locales/en/networkCheck'
import { newcomer } from 'src/locales/en/newcomer'
import { panel } from 'src/locales/en/panel'
import { path } from 'src/locales/en/path'
import { picking } from 'src/locales/en/picking'
import { pointing } from 'src/locales/en/pointing'
import { ringing } from 'src/locales/en/ringing'
import { safety } from 'src/locales/en/safety'
import { sharing } from 'src/locales/en/sharing'
import { steps } from 'src/locales/en/steps'
import { talking } from 'src/locales/en/talking'
import { viewing } from 'src/locales/en/viewing'
import { words } from 'src/locales/en/words'
import type { Documents, RingingTexts, Texts } from 'src/locales/Texts'

/** What people press and read in a scene, in one language. */
export interface Words
  extends Pick<Documents, 'networkCheck'>,
    Pick<
      Texts,
      | 'caller'
      | 'common'
      | 'ending'
      | 'errors'
      | 'files'
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
