import type { Answer, Phrase } from 'src/domain/guidance/phrases'

/** What the two say to each other beside the picture, and by voice. */
export const talking = {
  phrases: {
    'click-here': 'Click here',
    'double-click-here': 'Double-click here',
    'scroll-down': 'Scroll down',
    'scroll-up': 'Scroll up',
    'press-enter': 'Press Enter',
    'close-window': 'Close this window',
    'read-aloud': 'Read me what it says',
    wait: 'Wait a moment',
    'well-done': 'Well done',
  } satisfies Record<Phrase, string>,
  answers: {
    done: 'Done',
    again: 'Again',
    'not-seen': 'I don’t see it',
  } satisfies Record<Answer, string>,

  tooMany:
    'Not sent: that was a lot at once. Wait a moment, then send it again.',
  noConnection:
    'Not sent: there is no connection just now. Send it again when it is back.',
  send: 'Send',
  copy: 'Copy',
  copied: 'Copied',
  you: 'You',

  write: 'Write',
  unread: (count: number) => `(${count} new)`,
  heading: 'Write to them',
  close: 'Close',
  sentences: 'Say with one click',
  field: 'In your own words',
  fieldHint: 'They see it in large letters, and can answer.',
  asLink: 'Send as a link',
  asCopy: 'Send to copy',
  noLink: 'That is no link. A link looks like this: https://example.org',
  said: 'What was said',
  they: 'They',
  theyAnswer: 'They answer:',
  theyWrite: 'They write:',

  from: 'Your helper says',
  fromName: (name: string) => `${name} says`,
  helper: 'Your helper',
  openLink: 'Open this link',
  linkNote: 'It opens in a new tab, and only when you press it.',
  readAloud: 'Read it to me',
  readAll: 'Read everything aloud',
  answer: 'Your answer',
  answerSent: 'Your helper sees your answer.',
  writeBack: 'Write back',
  ownField: 'What you want to say',
  ownSent: 'Sent. Your helper can read it.',
  earlier: 'What was said before',

  talk: 'Talk with sound',
  talkBack: 'Answer by voice',
  stopTalking: 'Stop talking',
  talkHint:
    'For when you are not on the phone with each other. Your browser then asks for the microphone.',
  asking: 'Your browser asks for the microphone. Allow it there.',
  on: 'You can be heard',
  muted: 'Your microphone is off: nobody hears you',
  mute: 'Microphone off',
  unmute: 'Microphone on',
  otherOn: 'The other one can be heard',
  otherMuted: 'The other one has turned off the microphone',
  helperOn: 'Your helper can be heard',
  nameOn: (name: string) => `${name} can be heard`,
  microphone: 'Microphone',
  hear: 'Let me hear it',
  voiceTrouble: {
    refused:
      'The microphone is not allowed here. Click the sign beside the address of this page, allow the microphone, and press the button again. The screen goes on being shared.',
    missing:
      'There is no microphone. Plug one in, or a headset, and press the button again. The screen goes on being shared.',
    busy: 'Another program has the microphone. Close that program and press the button again. The screen goes on being shared.',
  },
  screenSoundOff:
    'As long as your helper can be heard, the sound of your screen is not sent: your helper would hear an echo.',
}
