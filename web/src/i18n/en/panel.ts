/**
 * Texts of the helper window, which shows the sharer where the helper points.
 */
export const panel = {
  title: 'Help from your helper',
  sees: 'Your helper can see your screen.',
  seesBy: (name: string) => `${name} can see your screen.`,
  limits: 'They can point at things, but they cannot click or type.',
  verified: 'This is the person who made the link.',
  ownsWords: 'This is the person these four words belong to.',
  hasLink: 'This person has the link you sent.',
  sameHelper: (name: string, date: string) =>
    `This is ${name}, the same helper as on ${date}.`,
  sameAsBefore: (name: string) => `This is ${name}, the same helper as before.`,
  notVerified: 'Not verified.',
  since: (time: string) => `Since ${time}.`,
  idle: 'When your helper points at something, you’ll see it here.',
  shows: 'Your helper is pointing at something',
  showsBy: (name: string) => `${name} is pointing at something`,
  place: {
    upperLeft: 'Look at the top left',
    top: 'Look at the top',
    upperRight: 'Look at the top right',
    left: 'Look at the left',
    middle: 'Look at the middle',
    right: 'Look at the right',
    lowerLeft: 'Look at the bottom left',
    bottom: 'Look at the bottom',
    lowerRight: 'Look at the bottom right',
  },
  closeUp: 'Close-up of the spot',
  map: 'Small map of your screen',
  bigger: 'Bigger text',
  open: 'Open the helper window',
  openText: 'It stays on top of everything and shows you where to look.',
  keepOnTop: 'Keep this on top',
}
