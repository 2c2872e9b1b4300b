export const talking = {
  phrases: {
    'click-here': 'Click here',
    'double-click-here': 'Double-click here',
    'scroll-down': 'Scroll down',
    'scroll-up': 'Scroll up',
    'press-enter': 'Press Enter',
    'close-window': 'Close this window',
    'read-aloud': 'Tell me what it says',
    wait: 'Wait a moment',
    'well-done': 'That’s it!',
  },
  answers: {
    done: 'Done',
    again: 'Show me again',
    'not-seen': 'I can’t find it',
  },

  tooMany:
    'Not sent. You’re sending very quickly. Wait a moment and try again.',
  noConnection:
    'Not sent. You’re not connected right now. Try again once you are.',
  send: 'Send',
  copy: 'Copy',
  copied: 'Copied',
  you: 'You',

  write: 'Message',
  unread: (count: number) => `(${count} new)`,
  heading: 'Messages',
  close: 'Close',
  sentences: 'Quick messages',
  field: 'Your message',
  fieldHint: 'They’ll see it in large letters and can reply.',
  asLink: 'Send as a link',
  asCopy: 'Send as text to copy',
  noLink: 'That isn’t a link. A link looks like this: https://example.org',
  said: 'Messages so far',
  they: 'They',
  theyAnswer: 'Their reply:',
  theyWrite: 'They wrote:',

  from: 'Your helper says',
  fromName: (name: string) => `${name} says`,
  helper: 'Your helper',
  openLink: 'Open this link',
  linkNote: 'It opens in a new tab. Nothing opens unless you click.',
  scamWarning:
    'Be careful. Scammers often ask for this. Never install a program, buy gift cards or read out a code because someone on the phone tells you to.',
  readAloud: 'Read it to me',
  readAll: 'Always read messages aloud',
  answer: 'Your reply',
  answerSent: 'Sent to your helper.',
  writeBack: 'Write a reply',
  ownField: 'Your message',
  ownSent: 'Sent to your helper.',
  earlier: 'Earlier messages',

  talkShort: 'Talk',
  talk: 'Talk through the computer',
  talkBack: 'Talk back',
  stopTalking: 'Stop talking',
  talkHint:
    'Only needed if you’re not already on the phone. Your browser will ask to use your microphone.',
  asking: 'Your browser is asking to use your microphone. Click Allow.',
  on: 'Your microphone is on. They can hear you.',
  muted: 'Your microphone is off. Nobody can hear you.',
  interrupted:
    'Something else is using your microphone, perhaps a phone call. They can’t hear you until it’s over.',
  mute: 'Turn microphone off',
  unmute: 'Turn microphone on',
  otherOn: 'You can hear them',
  otherMuted: 'They’ve turned their microphone off',
  helperOn: 'You can hear your helper',
  nameOn: (name: string) => `You can hear ${name}`,
  microphone: 'Microphone',
  hear: 'Turn sound on',
  voiceTrouble: {
    refused:
      'Your browser is blocking the microphone. Click the icon next to the web address, allow the microphone, then press the button again. Screen sharing carries on.',
    missing:
      'We couldn’t find a microphone. Plug in a microphone or headset, then press the button again. Screen sharing carries on.',
    busy: 'Another program is using the microphone. Close it, then press the button again. Screen sharing carries on.',
  },
  screenSoundOff:
    'While your helper is talking to you, your computer’s sound isn’t sent, so they don’t hear an echo.',
}
