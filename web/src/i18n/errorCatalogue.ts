import {
  type ErrorCode,
  productErrorCodes,
  sharingOutcomes,
  situationCodes,
} from 'src/browser/errors/errorCode'

import type { Texts } from './Texts'

const groups: [string, readonly ErrorCode[]][] = [
  ['Pages, network and accounts', productErrorCodes],
  ['How a share can end', sharingOutcomes],
  ['Situations while sharing', situationCodes],
]

/**
 * The text of docs/error-catalogue.md, for people who are asked about an error
 * screen.
 */
export function errorCatalogue(errors: Texts['errors']): string {
  const entry = (code: ErrorCode) => {
    const { shortTitle, title, description } = errors[code]
    return `### ${code}\n\n${[shortTitle, title, description].filter(Boolean).join(' / ')}\n`
  }
  return [
    '# Error screens\n',
    'Written by `yarn rw exec writeErrorCatalogue` from `web/src/i18n/en/errors.ts`: code, then short title / title / description.\n',
    ...groups.flatMap(([heading, codes]) => [
      `## ${heading}\n`,
      ...codes.map(entry),
    ]),
  ].join('\n')
}
