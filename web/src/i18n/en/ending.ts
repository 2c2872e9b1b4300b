import { plural } from 'src/i18n/plural'

/** Texts after a share, below the screen that announces its end. */
export const ending = {
  leaving: {
    heading: 'You’re still sharing your screen',
    text: 'If you leave this page, your helper won’t see your screen any more.',
    stay: 'Keep sharing',
    leave: 'Leave and stop sharing',
  },
  lasted: (duration: string) => `You were connected for ${duration}.`,
  lessThanMinute: 'less than a minute',
  minutes: (count: number) =>
    plural('en', count, { one: `${count} minute`, other: `${count} minutes` }),
  hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  saved: 'Saved on this device:',
  nothingSaved: 'Nothing was saved on this device.',
  places: {
    downloads: 'in your downloads',
    chosen: 'in the place you chose',
    sheets: 'under “My sheets”',
  },
  notArrived: (name: string) => `The file ${name} hasn’t arrived completely.`,
  question: 'Did it work?',
  yes: 'Yes, it worked',
  no: 'Not yet',
  told: 'They can see your answer.',
  theirAnswer: {
    worked: 'They say it worked.',
    'not-yet': 'They say it hasn’t worked yet.',
  },
  helperAnswer: {
    worked: 'Your helper says it worked.',
    'not-yet': 'Your helper says it hasn’t worked yet.',
  },
  nameWorked: (name: string) => `${name} says it worked.`,
  nameNotYet: (name: string) => `${name} says it hasn’t worked yet.`,
}
