/** Steps to follow, one at a time. */
export const steps = {
  phrases: {
    'click-here': 'Click here',
    'double-click-here': 'Double-click here',
    'right-click-here': 'Right-click here',
    'type-here': 'Type here',
    'press-enter': 'Press Enter',
    'scroll-down': 'Scroll down',
    'wait-until-done': 'Wait until it’s done',
    'close-window': 'Close this window',
  },

  heading: 'Steps',
  empty:
    'Choose Number, then click on the picture. Each number becomes a step that they can follow, one at a time.',
  full: (most: number) => `${most} steps is the most there can be.`,
  list: 'All steps',
  noWords: 'No words yet',
  words: (number: number) => `What to do at step ${number}`,
  ownWords: 'Your own words',
  ownWordsHint:
    'They read the ready-made words in their own language, and yours as you write them.',
  useWords: 'Use',
  up: (number: number) => `Move step ${number} up`,
  down: (number: number) => `Move step ${number} down`,
  remove: (number: number) => `Remove step ${number}`,
  removed: 'The step has been removed.',
  putBack: 'Put it back',
  placeAgain: 'Point to it again',
  placing: (number: number) =>
    `Now click on the picture where step ${number} is.`,
  cancel: 'Cancel',
  showThem: 'Show them this step',
  here: 'They’re here now',
  done: 'Done',
  notFound: 'They can’t find it',
  noPicture: 'There’s no picture of this step. Point to it again to take one.',

  step: (number: number, count: number) => `Step ${number} of ${count}`,
  picture: 'Picture of the place',
  noPictureHere: 'There’s no picture of this step.',
  told: 'We’ve told your helper that you can’t find it.',
  back: 'Step before',
  next: 'Next step',
  finished: 'That was the last step. Well done!',
}
