import { connectionTest as connectionTestAr } from 'src/locales/ar/connectionTest'
import { errors as errorsAr } from 'src/locales/ar/errors'
import { inviting as invitingAr } from 'src/locales/ar/inviting'
import { path as pathAr } from 'src/locales/ar/path'
import { sharing as sharingAr } from 'src/locales/ar/sharing'
import { viewing as viewingAr } from 'src/locales/ar/viewing'
import { connectionTest } from 'src/locales/en/connectionTest'
import { errors } from 'src/locales/en/errors'
import { inviting } from 'src/locales/en/inviting'
import { path } from 'src/locales/en/path'
import { sharing } from 'src/locales/en/sharing'
import { viewing } from 'src/locales/en/viewing'
import type { Documents, Texts } from 'src/locales/Texts'

/** What people press and read in a scene, in one language. */
export interface Words
  extends Pick<Documents, 'connectionTest'>,
    Pick<Texts, 'errors' | 'inviting' | 'path' | 'sharing' | 'viewing'> {
  locale: string
}

export const english: Words = {
  locale: 'en',
  connectionTest,
  errors,
  inviting,
  path,
  sharing,
  viewing,
}

export const arabic: Words = {
  locale: 'ar',
  connectionTest: connectionTestAr,
  errors: errorsAr,
  inviting: invitingAr,
  path: pathAr,
  sharing: sharingAr,
  viewing: viewingAr,
}
