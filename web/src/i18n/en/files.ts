export const files = {
  send: 'Send a file',
  drop: 'Drop the file here to send it',
  kinds: {
    picture: 'Picture',
    pdf: 'PDF',
    document: 'Document',
    table: 'Spreadsheet',
    slides: 'Presentation',
    sound: 'Sound',
    video: 'Video',
    other: 'File',
  },
  kilobytes: (amount: string) => `${amount} KB`,
  megabytes: (amount: string) => `${amount} MB`,
  facts: (kind: string, size: string) => `${kind}, ${size}`,
  theyOffer: 'They’d like to send you a file',
  helperOffers: 'Your helper would like to send you a file',
  nameOffers: (name: string) => `${name} would like to send you a file`,
  takeText:
    'It will be saved, not opened. Only save it if you’re expecting it.',
  unknownSender:
    'Be careful: this computer doesn’t know this person from before. Only save it if you asked for it.',
  take: 'Save the file',
  decline: 'No, thanks',
  cancel: 'Cancel',
  asking: 'Waiting for them to accept it',
  sending: 'Sending',
  receiving: 'Receiving',
  paused: 'Waiting for the connection. It will carry on where it stopped.',
  checking: 'Almost done',
  arrived: 'It has arrived',
  saved: 'Saved. It’s in your downloads.',
  savedElsewhere: 'Saved in the place you chose.',
  declined: 'It wasn’t accepted',
  cancelled: 'It was cancelled',
  busy: 'They’re still being asked about another file. Try again in a moment.',
  refused: 'It was refused. Files like this can do harm.',
  broken:
    'The file didn’t arrive intact, so it wasn’t saved. It has to be sent again.',
  unreadable:
    'The file can no longer be read. It may have been moved or changed.',
  unsaved: 'The file couldn’t be saved. There may not be enough space.',
  gone: 'This file is no longer being sent. It has to be sent again.',
  problems: {
    empty: 'This file is empty.',
    'too-large': 'This file is too large. Files can be up to 100 MB.',
    kind: 'Files like this can do harm, so they’re never sent. Save it as a PDF, or take a photo of it.',
    content:
      'What’s in this file doesn’t fit its name, so it’s never sent. Save it as a PDF, or take a photo of it.',
    unreadable: 'This can’t be read. Is it a folder?',
    'no-connection':
      'Not sent. You’re not connected right now. Try again once you are.',
    'one-at-a-time': 'One file at a time. Wait until the first one is done.',
    'too-many': 'That’s a lot of files. Wait a minute, then try again.',
    older:
      'The other page is an older version that can’t receive files. It has to be closed, and the link opened again.',
  },
}
