export const masking = {
  cover: 'Cover something',
  coverMore: 'Change what is covered',
  covered: 'Part of your screen is covered.',
  heading: 'What should be covered?',
  hidden:
    'Click or drag on the picture to put a grey box there. Your helper sees nothing until you show your screen again.',
  stays:
    'A box stays at its place on the screen. It doesn’t follow when you scroll or move a window.',
  picture: 'Picture of your screen',
  taking: 'Taking a picture of your screen…',
  another: 'Take another picture in 5 seconds',
  anotherText: 'Can’t see it in the picture? Then open it on your screen.',
  awaited: 'Now open what should be covered, and come back here afterwards.',
  add: 'Add a box',
  box: (number: number) => `Box ${number}`,
  remove: (number: number) => `Remove box ${number}`,
  keys: 'The arrow keys move a box. With Shift they make it larger or smaller. Delete removes it.',
  full: 'No more boxes can be added.',
  showRest: 'Show the rest of my screen',
  problems: {
    'no-picture':
      'We couldn’t take a picture of your screen. Please take another.',
    resized:
      'Your screen or window has changed its size, so it’s been hidden. Please check that the boxes are still in the right places, then show it again.',
    failed:
      'Covering has stopped, so your screen has been hidden. When you show it again, nothing is covered.',
    'other-screen': 'Nothing is covered on the screen you’ve just chosen.',
  },
}
