import { notification } from './notification'

export const ringing = {
  ...notification,

  ringing: (name: string) => `Ringing ${name}…`,
  rung: (name: string) => `We’ve rung ${name}.`,
  pageOpen: (name: string) => `We’ve rung ${name}. Their page is open.`,
  gone: (name: string) =>
    `${name} can’t be rung any more, at least until your next share together. Please call them by phone. You can still share your screen here.`,
  tooMany: (name: string) =>
    `${name} has been rung several times. Wait a minute before you ring again, or call them by phone.`,
  failed: (name: string) =>
    `We couldn’t ring ${name}. Try again, or call them by phone.`,
  ring: (name: string) => `Ring ${name}`,
  again: (name: string) => `Ring ${name} again`,
  helperCannot: (name: string) => `${name} can’t help right now.`,
  freeToday: (name: string, time: string) => `${name} can help at ${time}.`,
  freeTomorrow: (name: string, time: string) =>
    `${name} can help tomorrow at ${time}.`,
  comeBack: 'You can close this page and press the button again then.',
  tryLater: 'You can close this page and try again later.',
  switchLabel: 'Ring me on this device',
  switchText:
    'When somebody presses your button, this device rings, even if this page is closed.',
  homeScreen:
    'This device can ring when somebody presses your button. First, put this site on your Home Screen:',
  homeScreenSteps: [
    'Tap the share button of your browser, the square with an arrow.',
    'Choose “Add to Home Screen”.',
    'Open Kinscreen from there, and set up your link and the ringing there.',
  ],
  browserCannot:
    'This browser can’t ring you. While this page is open, you’ll see when somebody needs you.',
  isOn: 'This device only rings for people you allow. With somebody new, you can do that while they share, and right after.',
  undo: 'To undo this, switch it off here. Then nobody can ring this device.',
  asking:
    'Your browser is asking whether this site may show notifications. Allow it there.',
  refused:
    'It’s still off, because your browser wasn’t allowed to show notifications. You can try again.',
  blocked:
    'Your browser is blocking notifications from this site. Click the icon next to the web address, allow notifications, then switch it on again.',
  notSwitched:
    'We couldn’t switch it on. Check your internet connection, then try again.',
  callers: 'Who can ring you',
  callerLabel: (date: string) => `Name of the person you helped on ${date}`,
  callerHint: 'The notification will show this name. It stays in this browser.',
  nameHeading: 'They can ring you next time',
  nameLabel: 'Who was it?',
  saveName: 'Save the name',
  letHeading: (name: string) => `Let ${name} ring you?`,
  letHeadingWithoutName: 'Let them ring you next time?',
  letText:
    'When they press your button, this device rings, even if this page is closed. You can take it back at any time.',
  letRing: (name: string) => `Let ${name} ring me`,
  letRingWithoutName: 'Let them ring me',
  letDone: (name: string) => `${name} can ring you from now on.`,
  letDoneWithoutName: 'They can ring you from now on.',
  letLater:
    'Their page is closed. They can ring you after your next share together.',
  takeBack: (name: string) => `Take back from ${name}`,
  takeBackFrom: (date: string) =>
    `Take back from the person you helped on ${date}`,
  taken: (name: string) => `${name} can’t ring you any more.`,
  takenWithoutName: 'This person can’t ring you any more.',
  takenLater:
    'It takes effect fully once your browser reaches its notification service. Check your internet connection, then open this page again.',
  othersLater: 'The others can ring you again after your next share together.',
  answerHeading: 'Can’t help now? Tell them with one tap:',
  tomorrowAt: (time: string) => `Tomorrow at ${time}`,
  sending: 'Sending your answer…',
  delivered: 'They can read your answer now.',
  lost: 'Your answer didn’t get through. They may have closed their page.',
}
