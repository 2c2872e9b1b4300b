import { notification } from './notification'

/** Ringing a helper, and being rung. */
export const ringing = {
  ...notification,

  ringing: (name: string) => `Ringing ${name}…`,
  rung: (name: string) => `We’ve rung ${name}.`,
  pageOpen: (name: string) => `We’ve rung ${name}. Their page is open.`,
  gone: (name: string) =>
    `${name} can’t be rung any more. Please call them by phone, and ask them to switch on “Ring me on this device” again.`,
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
  isOn: 'This device rings for everyone who keeps your button. Their computer learns how in your next share together.',
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
  answerHeading: 'Can’t help now? Tell them with one tap:',
  tomorrowAt: (time: string) => `Tomorrow at ${time}`,
  sending: 'Sending your answer…',
  delivered: 'They can read your answer now.',
  lost: 'Your answer didn’t get through. They may have closed their page.',
}
