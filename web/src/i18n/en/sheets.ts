import { plural } from 'src/i18n/plural'

/**
 * Texts about a sheet, which has a picture of each step and stays on this
 * computer.
 */
export const sheets = {
  keep: 'Keep what we did',
  keepText:
    'You’ll get a sheet with a picture of each step, to print or to look at again. It stays on this computer.',
  keepAgain: 'Keep the new steps, too',
  kept: 'The sheet is kept on this computer. On this site, you’ll find it under “My sheets”.',
  full: 'There’s no room left on this computer, so the sheet isn’t kept. You can still print it or save it as a file.',
  denied:
    'This browser doesn’t let us keep the sheet. You can still print it or save it as a file.',
  name: 'Name of the sheet',
  useName: 'Use this name',
  usualName: (date: string) => `What we did on ${date}`,
  print: 'Print',
  saveFile: 'Save as a file',

  with: (name: string, date: string) => `With ${name} on ${date}`,
  made: (date: string) => `Made on ${date}`,
  map: 'Where it is on the screen',
  footer: 'Your screen may look a little different next time.',

  suggest: 'Suggest keeping them',
  suggestText:
    'They get a sheet with a picture of each step, to print or to look at again.',
  suggested: 'They see a button for it now.',
  theyKept: 'They’ve kept the sheet.',
  theyDeclined: 'They don’t want to keep it now.',
  suggestion: 'Your helper suggests keeping these steps as a sheet.',
  suggestionBy: (name: string) =>
    `${name} suggests keeping these steps as a sheet.`,
  notNow: 'Not now',

  leaveOut: 'Leave this picture out',
  askCopy: 'Ask for a copy',
  copyAsked: 'They’re being asked.',
  copyComing: 'They’ve said yes. The copy is on its way.',
  copyHere: 'You have a copy. On this site, you’ll find it under “My sheets”.',
  copyDeclined: 'They’d rather not give a copy.',
  copyFailed:
    'The copy hasn’t arrived, or this browser doesn’t let us keep it.',
  copyWish:
    'Your helper would like a copy of the sheet, with the pictures of your screen.',
  copyWishBy: (name: string) =>
    `${name} would like a copy of the sheet, with the pictures of your screen.`,
  giveCopy: 'Send a copy',
  copyGiven: 'Your helper gets a copy of the sheet.',

  title: 'My sheets',
  introduction:
    'What you did with a helper, step by step. The sheets are kept on this computer. We have no copy of them.',
  none: 'There are no sheets yet. When a helper shows you steps, press “Keep what we did”.',
  unavailable:
    'This browser doesn’t let this site keep anything, so there are no sheets here.',
  gone: 'This sheet isn’t on this computer, or it can’t be read.',
  stepCount: (count: number) =>
    plural('en', count, { one: '1 step', other: `${count} steps` }),
  room: (size: string) => `They take up ${size} on this computer.`,
  all: 'All sheets',
  readAloud: 'Read it to me',
  stopReading: 'Stop reading',
  rename: 'Change the name',
  remove: 'Delete this sheet',
  removed: (name: string) => `“${name}” has been deleted.`,
  undo: 'Undo',
  removeAll: 'Delete all sheets',
  removeAllQuestion: 'Delete all of them? This can’t be undone.',
  removeAllYes: 'Yes, delete all',
  removeAllNo: 'No, keep them',
  removedAll: 'All sheets have been deleted.',
  view: 'The sheet',
}
